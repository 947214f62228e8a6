//! Matrices of weights in 8 bits, a scale a row, and what they make of vectors.

use super::weights::Tensor;
use ndarray::{Array2, ArrayView2, Axis};
use pulp::{Arch, Simd, WithSimd};
use std::thread;

/// Up to so many vectors at once are multiplied row by row; more by the matrix crate.
const FEW: usize = 24;

/// The fewest multiplications that are worth a second thread.
const WORTH_A_THREAD: usize = 1 << 19;

/// A matrix whose rows are held in steps of their largest number.
#[derive(Debug)]
pub(super) struct Matrix {
    width: usize,
    values: Vec<i8>,
    scales: Vec<f32>,
    bias: Vec<f32>,
}

impl Matrix {
    /// Holds the rows of a tensor, with what is added to the product of each, if anything.
    pub(super) fn of(tensor: &Tensor, bias: Option<Tensor>) -> Option<Matrix> {
        let (rows, rest) = tensor.shape.split_first()?;
        let width: usize = rest.iter().product();
        let mut matrix = Matrix {
            width,
            values: Vec::with_capacity(tensor.values.len()),
            scales: Vec::with_capacity(*rows),
            bias: bias.map(|bias| bias.values).unwrap_or_default(),
        };
        for row in tensor.values.chunks_exact(width.max(1)) {
            matrix.hold(row);
        }
        let is_whole = matrix.scales.len() == *rows && (matrix.bias.is_empty() || matrix.bias.len() == *rows);
        is_whole.then_some(matrix)
    }

    /// Holds the rows of a tensor that are named.
    pub(super) fn of_rows(tensor: &Tensor, rows: impl IntoIterator<Item = usize>) -> Option<Matrix> {
        let [_, width] = tensor.shape.as_slice() else { return None };
        let mut matrix = Matrix { width: *width, values: Vec::new(), scales: Vec::new(), bias: Vec::new() };
        for row in rows {
            let from = row.checked_mul(*width)?;
            matrix.hold(tensor.values.get(from..from.checked_add(*width)?)?);
        }
        Some(matrix)
    }

    fn hold(&mut self, row: &[f32]) {
        let largest = row.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
        let scale = if largest > 0.0 { largest / 127.0 } else { 1.0 };
        self.values.extend(row.iter().map(|value| (value / scale).round() as i8));
        self.scales.push(scale);
    }

    /// Returns how many numbers a product has.
    pub(super) const fn rows(&self) -> usize {
        self.scales.len()
    }

    /// Returns whether it has so many rows of so many numbers.
    pub(super) const fn is(&self, rows: usize, width: usize) -> bool {
        self.rows() == rows && self.width == width
    }

    /// The numbers of a row.
    pub(super) fn row(&self, row: usize) -> Vec<f32> {
        let values = self.values.chunks_exact(self.width).nth(row).unwrap_or_default();
        let scale = self.scales.get(row).copied().unwrap_or_default();
        values.iter().map(|value| f32::from(*value) * scale).collect()
    }

    /// The products with vectors, which are rows.
    pub(super) fn times(&self, vectors: ArrayView2<'_, f32>) -> Array2<f32> {
        let mut products = if vectors.nrows() <= FEW { self.by_rows(vectors) } else { self.at_once(vectors) };
        if !self.bias.is_empty() {
            for mut product in products.axis_iter_mut(Axis(0)) {
                product.iter_mut().zip(&self.bias).for_each(|(value, bias)| *value += bias);
            }
        }
        products
    }

    fn at_once(&self, vectors: ArrayView2<'_, f32>) -> Array2<f32> {
        let mut values = Vec::with_capacity(self.values.len());
        for (row, scale) in self.values.chunks_exact(self.width).zip(&self.scales) {
            values.extend(row.iter().map(|held| f32::from(*held) * scale));
        }
        let plain = Array2::from_shape_vec((self.rows(), self.width), values);
        plain.map_or_else(|_| Array2::zeros((vectors.nrows(), self.rows())), |plain| vectors.dot(&plain.t()))
    }

    fn products_from(&self, from: usize, vectors: &[f32], products: &mut [f32]) {
        Arch::new().dispatch(Products { matrix: self, from, vectors, products });
    }

    fn by_rows(&self, vectors: ArrayView2<'_, f32>) -> Array2<f32> {
        let (count, rows) = (vectors.nrows(), self.rows());
        let vectors = vectors.as_standard_layout();
        let vectors = vectors.as_slice().unwrap_or_default();
        let mut turned = vec![0.0; count.saturating_mul(rows)];
        let half = rows / 2;
        let (first, second) = turned.split_at_mut(half.saturating_mul(count));
        let is_worth_it = rows.saturating_mul(self.width).saturating_mul(count) >= WORTH_A_THREAD;
        let is_helped = is_worth_it
            && thread::scope(|scope| {
                let helper = || self.products_from(half, vectors, second);
                let helper = thread::Builder::new().spawn_scoped(scope, helper);
                self.products_from(0, vectors, first);
                helper.is_ok()
            });
        if !is_helped {
            self.products_from(0, vectors, &mut turned);
        }
        Array2::from_shape_vec((rows, count), turned)
            .map_or_else(|_| Array2::zeros((count, rows)), |turned| turned.reversed_axes())
    }
}

/// The products of each row, from one on, with each vector.
struct Products<'a> {
    matrix: &'a Matrix,
    from: usize,
    vectors: &'a [f32],
    products: &'a mut [f32],
}

impl WithSimd for Products<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Products { matrix, from, vectors, products } = self;
        let width = matrix.width;
        let Some(count) = vectors.len().checked_div(width).filter(|count| *count > 0) else { return };
        let mut plain = vec![0.0_f32; width];
        let rows = matrix.values.chunks_exact(width).zip(&matrix.scales).skip(from);
        for ((row, scale), products) in rows.zip(products.chunks_exact_mut(count)) {
            plain.iter_mut().zip(row).for_each(|(value, held)| *value = f32::from(*held));
            let mut vectors = vectors.chunks_exact(width);
            for products in products.chunks_mut(SIDE_BY_SIDE) {
                let mut next = || vectors.next().unwrap_or(&plain);
                let vectors = [next(), next(), next(), next()];
                let sums = products_of(simd, &plain, vectors);
                products.iter_mut().zip(sums).for_each(|(product, sum)| *product = sum * scale);
            }
        }
    }
}

/// The number of vectors that a row is multiplied with at once: a sum waits for itself, but several do not wait for each
/// other.
const SIDE_BY_SIDE: usize = 4;

/// The products of a row with vectors of its width.
#[inline(always)]
fn products_of<S: Simd>(simd: S, row: &[f32], vectors: [&[f32]; SIDE_BY_SIDE]) -> [f32; SIDE_BY_SIDE] {
    let (row, behind_row) = S::as_simd_f32s(row);
    let [one, two, three, four] = vectors;
    let [(one, behind_one), (two, behind_two)] = [S::as_simd_f32s(one), S::as_simd_f32s(two)];
    let [(three, behind_three), (four, behind_four)] = [S::as_simd_f32s(three), S::as_simd_f32s(four)];
    let mut sums = [simd.splat_f32s(0.0); SIDE_BY_SIDE];
    for ((((held, one), two), three), four) in row.iter().zip(one).zip(two).zip(three).zip(four) {
        for (sum, value) in sums.iter_mut().zip([one, two, three, four]) {
            *sum = simd.mul_add_f32s(*value, *held, *sum);
        }
    }
    let mut products = [0.0; SIDE_BY_SIDE];
    let behind = [behind_one, behind_two, behind_three, behind_four];
    for ((product, sum), behind) in products.iter_mut().zip(sums).zip(behind) {
        let more: f32 = behind.iter().zip(behind_row).map(|(one, other)| one * other).sum();
        *product = simd.reduce_sum_f32s(sum) + more;
    }
    products
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_vectors_are_multiplied_as_many_are() {
        let values: Vec<f32> = (0..40 * 33_u16).map(|at| f32::from(at % 17) - 8.0).collect();
        let tensor = Tensor { shape: vec![40, 33], values };
        let bias = Tensor { shape: vec![40], values: vec![0.5; 40] };
        let matrix = Matrix::of(&tensor, Some(bias)).unwrap();
        let vectors = Array2::from_shape_fn((3, 33), |(row, column)| (row + 2 * column) as f32 / 50.0);
        let (few, many) = (matrix.by_rows(vectors.view()), matrix.at_once(vectors.view()));
        assert!(few.iter().zip(&many).all(|(one, other)| (one - other).abs() < 1e-3));
        for from in [0, 1, 20, 39] {
            let mut products = vec![0.0; (40 - from) * 3];
            matrix.products_from(from, vectors.as_slice().unwrap(), &mut products);
            let behind = few.t().iter().skip(from * 3).copied().collect::<Vec<f32>>();
            assert_eq!(products, behind);
        }
        let product = matrix.times(vectors.view());
        assert!((product[(1, 2)] - few[(1, 2)] - 0.5).abs() < 1e-6);
    }
}
