//! The file of weights that CTranslate2 writes: names, shapes and numbers, one behind the other.

use half::f16;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

/// The version of the format that is read.
const VERSION: u32 = 6;

/// The most numbers that a tensor may have.
const MOST: usize = 1 << 27;

/// A tensor: its shape, and its numbers row by row.
#[derive(Debug)]
pub(super) struct Tensor {
    pub shape: Vec<usize>,
    pub values: Vec<f32>,
}

/// All tensors of a model, by name.
#[derive(Debug)]
pub(super) struct Tensors(BTreeMap<String, Tensor>);

impl Tensors {
    /// Reads a file.
    ///
    /// # Errors
    /// When it can't be read, or is not of that format.
    pub(super) fn read(path: &Path) -> io::Result<Tensors> {
        let mut reader = TensorReader(BufReader::with_capacity(1 << 20, File::open(path)?));
        if reader.number()? != VERSION {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let _name = reader.text()?;
        let _revision = reader.number()?;
        let mut tensors = BTreeMap::new();
        for _ in 0..reader.number()? {
            let (name, tensor) = (reader.text()?, reader.tensor()?);
            tensors.insert(name, tensor);
        }
        Ok(Tensors(tensors))
    }

    /// Takes a tensor out; `None` where there is none of that name.
    pub(super) fn take(&mut self, name: &str) -> Option<Tensor> {
        self.0.remove(name)
    }
}

struct TensorReader<R>(R);

impl<R: Read> TensorReader<R> {
    fn bytes<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.0.read_exact(&mut bytes)?;
        Ok(bytes)
    }

    fn number(&mut self) -> io::Result<u32> {
        self.bytes().map(u32::from_le_bytes)
    }

    /// A text, whose length comes first; a zero ends it.
    fn text(&mut self) -> io::Result<String> {
        let length = u16::from_le_bytes(self.bytes()?);
        let text = String::from_utf8(self.some(usize::from(length))?);
        let text = text.map_err(|_| io::ErrorKind::InvalidData)?;
        Ok(text.trim_end_matches('\0').to_owned())
    }

    fn some(&mut self, length: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.0.by_ref().take(length as u64).read_to_end(&mut bytes)?;
        if bytes.len() == length { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
    }

    fn tensor(&mut self) -> io::Result<Tensor> {
        let [rank] = self.bytes()?;
        let shape: Vec<usize> =
            (0..rank).map(|_| self.number().map(|size| size as usize)).collect::<io::Result<_>>()?;
        let [kind] = self.bytes()?;
        let length = self.number()? as usize;
        if length > MOST.saturating_mul(4) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let bytes = self.some(length)?;
        let values = match kind {
            0 => bytes.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four)).collect(),
            4 => bytes.as_chunks().0.iter().map(|two| f16::from_le_bytes(*two).to_f32()).collect(),
            // Numbers that say something of the model, none of which is needed.
            _ => Vec::new(),
        };
        let size: usize = shape.iter().product();
        if !values.is_empty() && values.len() != size {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(Tensor { shape, values })
    }
}
