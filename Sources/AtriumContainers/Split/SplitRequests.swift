/// Requests that are made while the columns collapse or expand, and are carried out afterwards.
@MainActor
final class SplitRequests {
  /// Whether the columns are collapsing or expanding.
  private(set) var areHeld = false
  private var waiting: [() -> Void] = []

  /// Collapses or expands the columns, and then carries out the requests that were made in the meantime.
  func hold(_ change: () -> Void) {
    areHeld = true
    change()
    areHeld = false
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }

  /// Stores a request, if the columns are collapsing or expanding.
  ///
  /// - Returns: Whether the request was stored.
  func takes(_ request: @escaping () -> Void) -> Bool {
    if areHeld { waiting.append(request) }
    return areHeld
  }
}
