import AtriumKit

/// The view between the bars, which reports a view that leaves it.
final class NavigationContentView: View {
  /// Receives a subview before it is removed.
  var willLose: ((View) -> Void)?

  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    willLose?(subview)
  }
}
