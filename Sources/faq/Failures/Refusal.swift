/// The user declined to retry; the failure has been reported already.
struct Refusal: Error {
  let status: ExitStatus
}
