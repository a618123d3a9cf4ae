/// Carries out changes of the columns one after another.
///
/// Delegates and children can request further changes in the calls that a change makes. Such a request waits until the
/// change is complete, so that each change begins in a consistent state.
@MainActor
final class SplitRequests {
  private var isChanging = false
  private var waiting: [() -> Void] = []

  /// Carries out a request, after the requests that were made before it.
  func perform(_ request: @escaping () -> Void) {
    waiting.append(request)
    if !isChanging { hold {} }
  }

  /// Makes a change at once, even within another change, and then carries out the requests that were made during it.
  func hold(_ change: () -> Void) {
    guard !isChanging else { return change() }
    isChanging = true
    change()
    while !waiting.isEmpty { waiting.removeFirst()() }
    isChanging = false
  }
}
