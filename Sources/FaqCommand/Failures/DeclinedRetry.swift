/// The user declined to retry; the failure has been reported already.
struct DeclinedRetry: Error {
  let status: ExitStatus
}
