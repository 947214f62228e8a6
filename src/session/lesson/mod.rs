//! Lessons: a deal that was prepared, and what to do in it, one idea a lesson, in the real conversation.

mod classroom;
mod course;
mod deal;
mod remark;

pub use classroom::Classroom;
pub use course::Course;

#[cfg(test)]
mod tests;
