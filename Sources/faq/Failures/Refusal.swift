/// Somebody knows what went wrong, and does not want to try again: there is no more to say.
struct Refusal: Error {
  let status: ExitStatus
}
