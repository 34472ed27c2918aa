import Dispatch

/// Runs an actor on its own dispatch queue, whose thread may block.
final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "faq.transfer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
