/// Requests that come in the calls of collapsing and expanding, and wait for its end.
@MainActor
final class SplitRequests {
  /// Whether the interface changes now.
  private(set) var areHeld = false
  private var waiting: [() -> Void] = []

  /// Changes the interface, and then carries out the requests that came meanwhile.
  func hold(_ change: () -> Void) {
    areHeld = true
    change()
    areHeld = false
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }

  /// Lets a request wait, if the interface changes now.
  ///
  /// - Returns: Whether it waits.
  func takes(_ request: @escaping () -> Void) -> Bool {
    if areHeld { waiting.append(request) }
    return areHeld
  }
}
