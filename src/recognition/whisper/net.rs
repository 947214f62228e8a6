//! The net of Whisper: an encoder that takes the picture of a sound, and a decoder that says what comes next.

use super::matrix::Matrix;
use super::mel::HEIGHTS;
use super::weights::{Tensor, Tensors};
use ndarray::{Array1, Array2, ArrayView1, ArrayView2, Axis, Slice, concatenate};
use std::ops::Range;

/// The number of numbers that a head looks at: the same in all sizes of the model.
const HEAD: usize = 64;

/// The most layers that are looked for.
const MOST_LAYERS: usize = 64;

/// The weights of all layers.
#[derive(Debug)]
pub(super) struct LayerWeights {
    first: Matrix,
    second: Matrix,
    heard_places: Array2<f32>,
    encoder: Vec<EncoderLayer>,
    encoder_norm: Norm,
    /// A row for each token that is told apart.
    tokens: Matrix,
    said_places: Array2<f32>,
    decoder: Vec<DecoderLayer>,
    decoder_norm: Norm,
}

#[derive(Debug)]
struct EncoderLayer {
    attention: SelfAttention,
    feed_forward: FeedForward,
}

#[derive(Debug)]
struct DecoderLayer {
    attention: SelfAttention,
    heard_norm: Norm,
    query: Matrix,
    keys_and_values: Matrix,
    heard_out: Matrix,
    feed_forward: FeedForward,
}

#[derive(Debug)]
struct SelfAttention {
    norm: Norm,
    all: Matrix,
    out: Matrix,
}

#[derive(Debug)]
struct FeedForward {
    norm: Norm,
    wide: Matrix,
    narrow: Matrix,
}

#[derive(Debug)]
struct Norm {
    gamma: Array1<f32>,
    beta: Array1<f32>,
}

/// The sound, as each layer of the decoder looks at it: keys and values.
#[derive(Debug)]
pub(super) struct HeardBy(Vec<(Array2<f32>, Array2<f32>)>);

/// The words so far, as each layer of the decoder looks back at them: keys and values.
#[derive(Clone, Debug, Default)]
pub(super) struct SaidSoFar {
    length: usize,
    layers: Vec<(Vec<f32>, Vec<f32>)>,
}

impl LayerWeights {
    /// Makes the net of weights; tokens are told apart in this order.
    pub(super) fn new(weights: &mut Tensors, tokens: &[usize]) -> Option<LayerWeights> {
        let embeddings = weights.take("decoder/embeddings/weight")?;
        let net = LayerWeights {
            first: convolution(weights, "encoder/conv1")?,
            second: convolution(weights, "encoder/conv2")?,
            heard_places: plain(weights.take("encoder/position_encodings/encodings")?)?,
            encoder: layers(|at| {
                let name = format!("encoder/layer_{at}");
                let attention = SelfAttention::of(weights, &name)?;
                Some(EncoderLayer { attention, feed_forward: FeedForward::of(weights, &name)? })
            }),
            encoder_norm: Norm::of(weights, "encoder")?,
            tokens: Matrix::of_rows(&embeddings, tokens.iter().copied())?,
            said_places: plain(weights.take("decoder/position_encodings/encodings")?)?,
            decoder: layers(|at| DecoderLayer::of(weights, &format!("decoder/layer_{at}"))),
            decoder_norm: Norm::of(weights, "decoder")?,
        };
        net.fits().then_some(net)
    }

    /// Returns whether all its matrices fit each other, so that any sound can be heard by it.
    fn fits(&self) -> bool {
        let width = self.said_places.ncols();
        let norms =
            |norms: &[&Norm]| norms.iter().all(|norm| norm.gamma.len() == width && norm.beta.len() == width);
        let looks = |own: &SelfAttention| {
            norms(&[&own.norm]) && own.all.is(3 * width, width) && own.out.is(width, width)
        };
        let thinks = |feed_forward: &FeedForward| {
            let wide = feed_forward.wide.rows();
            norms(&[&feed_forward.norm])
                && feed_forward.wide.is(wide, width)
                && feed_forward.narrow.is(width, wide)
        };
        let hears = |layer: &DecoderLayer| {
            norms(&[&layer.heard_norm])
                && layer.query.is(width, width)
                && layer.keys_and_values.is(2 * width, width)
                && layer.heard_out.is(width, width)
        };
        width > 0
            && width.is_multiple_of(HEAD)
            && self.first.is(width, 3 * HEIGHTS)
            && self.second.is(width, 3 * width)
            && self.heard_places.ncols() == width
            && self.tokens.is(self.tokens.rows(), width)
            && norms(&[&self.encoder_norm, &self.decoder_norm])
            && self.encoder.iter().all(|layer| looks(&layer.attention) && thinks(&layer.feed_forward))
            && self
                .decoder
                .iter()
                .all(|layer| looks(&layer.attention) && hears(layer) && thinks(&layer.feed_forward))
    }

    /// Hears the picture of a sound.
    pub(super) fn hear(&self, picture: &Array2<f32>) -> HeardBy {
        let once = convolved(&self.first, picture.view(), 1);
        let twice = convolved(&self.second, once.view(), 2);
        let length = twice.nrows().min(self.heard_places.nrows());
        let rows = Slice::from(..length);
        let mut heard =
            twice.slice_axis(Axis(0), rows).to_owned() + self.heard_places.slice_axis(Axis(0), rows);
        for layer in &self.encoder {
            let all = layer.attention.all.times(layer.attention.norm.of_rows(&heard).view());
            let width = all.ncols() / 3;
            let [query, keys, values] =
                [0, 1, 2].map(|part| columns(all.view(), part * width..(part + 1) * width));
            heard += &layer.attention.out.times(attended(query, keys, values).view());
            layer.feed_forward.add_to(&mut heard);
        }
        let heard = self.encoder_norm.of_rows(&heard);
        let sides = |layer: &DecoderLayer| {
            let both = layer.keys_and_values.times(heard.view());
            let (keys, values) = both.view().split_at(Axis(1), both.ncols() / 2);
            (keys.to_owned(), values.to_owned())
        };
        HeardBy(self.decoder.iter().map(sides).collect())
    }

    /// Says one token more in each of several ways that are as long; tells how likely each token is to come next: the
    /// logarithms, a row a way.
    pub(super) fn say(&self, heard: &HeardBy, tokens: &[usize], said: &mut [SaidSoFar]) -> Array2<f32> {
        let rows = self.said(heard, tokens, said);
        let mut scores = self.tokens.times(self.decoder_norm.of_rows(&rows).view());
        for mut row in scores.axis_iter_mut(Axis(0)) {
            let most = row.iter().copied().fold(f32::MIN, f32::max);
            let sum: f32 = row.iter().map(|score| (score - most).exp()).sum();
            row -= most + sum.ln();
        }
        scores
    }

    /// Says tokens one behind the other, and looks for none that comes next.
    pub(super) fn begin(&self, heard: &HeardBy, tokens: &[usize]) -> SaidSoFar {
        let mut said = [SaidSoFar::default()];
        self.said(heard, tokens, &mut said);
        let [said] = said;
        said
    }

    /// Says tokens, each in a way of its own; those for which there is none more are said in the last, one behind the other.
    fn said(&self, heard: &HeardBy, tokens: &[usize], said: &mut [SaidSoFar]) -> Array2<f32> {
        let last = said.len().saturating_sub(1);
        let width = self.said_places.ncols();
        let mut rows = Array2::zeros((tokens.len(), width));
        for (at, (mut row, token)) in rows.axis_iter_mut(Axis(0)).zip(tokens).enumerate() {
            let Some(so_far) = said.get_mut(at.min(last)) else { continue };
            let place = so_far.length.min(self.said_places.nrows().saturating_sub(1));
            so_far.length += 1;
            row.assign(&(Array1::from(self.tokens.row(*token)) + self.said_places.row(place)));
        }
        for (at, (layer, (keys, values))) in self.decoder.iter().zip(&heard.0).enumerate() {
            let all = layer.attention.all.times(layer.attention.norm.of_rows(&rows).view());
            let mut looked_back = Array2::zeros((tokens.len(), width));
            let looks = all.axis_iter(Axis(0)).zip(looked_back.axis_iter_mut(Axis(0)));
            for (way, (all, mut out)) in looks.enumerate() {
                let Some(so_far) = said.get_mut(way.min(last)) else { continue };
                let (keys, values) =
                    so_far.add(at, cells(all, width..2 * width), cells(all, 2 * width..3 * width));
                let views = (view(keys, width), view(values, width));
                let (Some(keys), Some(values)) = views else { continue };
                let query = cells(all, 0..width).insert_axis(Axis(0));
                out.assign(&attended(query, keys, values).row(0));
            }
            rows += &layer.attention.out.times(looked_back.view());
            let query = layer.query.times(layer.heard_norm.of_rows(&rows).view());
            rows += &layer.heard_out.times(attended(query.view(), keys.view(), values.view()).view());
            layer.feed_forward.add_to(&mut rows);
        }
        rows
    }
}

impl SaidSoFar {
    /// Adds keys and values of a layer; gives back all of them.
    fn add(
        &mut self,
        layer: usize,
        keys: ArrayView1<'_, f32>,
        values: ArrayView1<'_, f32>,
    ) -> (&[f32], &[f32]) {
        if self.layers.len() <= layer {
            self.layers.resize_with(layer + 1, Default::default);
        }
        let Some((all_keys, all_values)) = self.layers.get_mut(layer) else { return (&[], &[]) };
        all_keys.extend(keys);
        all_values.extend(values);
        (all_keys, all_values)
    }
}

fn view(values: &[f32], width: usize) -> Option<ArrayView2<'_, f32>> {
    ArrayView2::from_shape((values.len().checked_div(width)?, width), values).ok()
}

fn columns(view: ArrayView2<'_, f32>, range: Range<usize>) -> ArrayView2<'_, f32> {
    let (_, behind) = view.split_at(Axis(1), range.start);
    behind.split_at(Axis(1), range.len()).0
}

fn cells(view: ArrayView1<'_, f32>, range: Range<usize>) -> ArrayView1<'_, f32> {
    let (_, behind) = view.split_at(Axis(0), range.start);
    behind.split_at(Axis(0), range.len()).0
}

/// The layers that are there, from the first on.
fn layers<T>(layer: impl FnMut(usize) -> Option<T>) -> Vec<T> {
    (0..MOST_LAYERS).map_while(layer).collect()
}

fn plain(tensor: Tensor) -> Option<Array2<f32>> {
    let [rows, columns] = tensor.shape.as_slice() else { return None };
    Array2::from_shape_vec((*rows, *columns), tensor.values).ok()
}

fn linear(weights: &mut Tensors, name: &str) -> Option<Matrix> {
    let bias = weights.take(&format!("{name}/bias"));
    Matrix::of(&weights.take(&format!("{name}/weight"))?, bias)
}

/// A convolution over three frames, whose rows have the frames one behind the other.
fn convolution(weights: &mut Tensors, name: &str) -> Option<Matrix> {
    let bias = weights.take(&format!("{name}/bias"))?;
    let weight = weights.take(&format!("{name}/weight"))?;
    let [out, width, frames] = weight.shape.as_slice() else { return None };
    let mut values = Vec::with_capacity(weight.values.len());
    for row in weight.values.chunks_exact(width * frames) {
        for frame in 0..*frames {
            values.extend(row.iter().skip(frame).step_by(*frames));
        }
    }
    Matrix::of(&Tensor { shape: vec![*out, width * frames], values }, Some(bias))
}

fn convolved(matrix: &Matrix, rows: ArrayView2<'_, f32>, step: usize) -> Array2<f32> {
    let nothing = Array2::zeros((1, rows.ncols()));
    let around = concatenate![Axis(0), nothing, rows, nothing];
    let count = rows.nrows().div_ceil(step).max(1);
    let pieces = |frame: usize| {
        let every =
            Slice::new(frame as isize, Some((frame + (count - 1) * step + 1) as isize), step as isize);
        around.slice_axis(Axis(0), every)
    };
    let joined = concatenate![Axis(1), pieces(0), pieces(1), pieces(2)];
    matrix.times(joined.view()).mapv(gelu)
}

/// Returns what heads make of values, by how near queries and keys are.
fn attended(
    query: ArrayView2<'_, f32>,
    keys: ArrayView2<'_, f32>,
    values: ArrayView2<'_, f32>,
) -> Array2<f32> {
    let mut out = Array2::zeros(query.dim());
    for head in 0..query.ncols() / HEAD {
        let range = head * HEAD..(head + 1) * HEAD;
        let query = columns(query, range.clone());
        let (keys, values) = (columns(keys, range.clone()), columns(values, range.clone()));
        let mut near = query.dot(&keys.t()) / (HEAD as f32).sqrt();
        for mut row in near.axis_iter_mut(Axis(0)) {
            let most = row.iter().copied().fold(f32::MIN, f32::max);
            row.mapv_inplace(|value| (value - most).exp());
            let sum = row.sum();
            row /= sum;
        }
        out.slice_axis_mut(Axis(1), Slice::from(range)).assign(&near.dot(&values));
    }
    out
}

impl SelfAttention {
    fn of(weights: &mut Tensors, layer: &str) -> Option<SelfAttention> {
        let name = format!("{layer}/self_attention");
        let norm = Norm::of(weights, &name)?;
        let all = linear(weights, &format!("{name}/linear_0"))?;
        Some(SelfAttention { norm, all, out: linear(weights, &format!("{name}/linear_1"))? })
    }
}

impl DecoderLayer {
    fn of(weights: &mut Tensors, layer: &str) -> Option<DecoderLayer> {
        let name = format!("{layer}/attention");
        Some(DecoderLayer {
            attention: SelfAttention::of(weights, layer)?,
            heard_norm: Norm::of(weights, &name)?,
            query: linear(weights, &format!("{name}/linear_0"))?,
            keys_and_values: linear(weights, &format!("{name}/linear_1"))?,
            heard_out: linear(weights, &format!("{name}/linear_2"))?,
            feed_forward: FeedForward::of(weights, layer)?,
        })
    }
}

impl FeedForward {
    fn of(weights: &mut Tensors, layer: &str) -> Option<FeedForward> {
        let name = format!("{layer}/ffn");
        let norm = Norm::of(weights, &name)?;
        let wide = linear(weights, &format!("{name}/linear_0"))?;
        Some(FeedForward { norm, wide, narrow: linear(weights, &format!("{name}/linear_1"))? })
    }

    fn add_to(&self, rows: &mut Array2<f32>) {
        let wide = self.wide.times(self.norm.of_rows(rows).view()).mapv(gelu);
        *rows += &self.narrow.times(wide.view());
    }
}

impl Norm {
    fn of(weights: &mut Tensors, name: &str) -> Option<Norm> {
        let mut part = |part: &str| weights.take(&format!("{name}/layer_norm/{part}"));
        Some(Norm { gamma: part("gamma")?.values.into(), beta: part("beta")?.values.into() })
    }

    fn of_rows(&self, rows: &Array2<f32>) -> Array2<f32> {
        let mut normed = rows.clone();
        for mut row in normed.axis_iter_mut(Axis(0)) {
            let mean = row.mean().unwrap_or_default();
            row -= mean;
            let spread =
                (row.iter().map(|value| value * value).sum::<f32>() / row.len() as f32 + 1e-5).sqrt();
            row.zip_mut_with(&self.gamma, |value, gamma| *value *= gamma / spread);
            row += &self.beta;
        }
        normed
    }
}

/// The Gaussian error linear unit, by Abramowitz and Stegun 7.1.26.
fn gelu(value: f32) -> f32 {
    let x = value.abs() * std::f32::consts::FRAC_1_SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let poly =
        t * (0.254_829_6 + t * (-0.284_496_72 + t * (1.421_413_8 + t * (-1.453_152_1 + t * 1.061_405_4))));
    let erf = 1.0 - poly * (-x * x).exp();
    0.5 * value * (1.0 + erf.copysign(value))
}
