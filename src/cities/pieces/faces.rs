//! A set of faces: a reserve, tiles that wait, Dirk's tiles.

use crate::pieces::face::Face;

/// Any faces; each exists once in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces([u64; 3]);

impl Faces {
    /// True if the face is among them.
    pub fn has(&self, face: Face) -> bool {
        let code = usize::from(face.code());
        self.0[code / 64] & 1 << (code % 64) != 0
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// True without any.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// Each of them, in the order of the lists of pieces.
    pub fn iter(&self) -> impl Iterator<Item = Face> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 3 && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let bit = word.trailing_zeros();
            *word &= *word - 1;
            Some(Face::from_code((at * 64) as u8 + bit as u8))
        })
    }

    pub(crate) fn add(&mut self, face: Face) {
        let code = usize::from(face.code());
        self.0[code / 64] |= 1 << (code % 64);
    }

    pub(crate) fn remove(&mut self, face: Face) {
        let code = usize::from(face.code());
        self.0[code / 64] &= !(1 << (code % 64));
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<T: IntoIterator<Item = Face>>(faces: T) -> Self {
        let mut set = Self::default();
        faces.into_iter().for_each(|face| set.add(face));
        set
    }
}
