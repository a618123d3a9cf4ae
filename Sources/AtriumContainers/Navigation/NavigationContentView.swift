import AtriumKit

/// The view between the bars, which reports subviews that are removed.
final class NavigationContentView: View {
  /// Called with a subview before the subview is removed.
  var willLose: ((View) -> Void)?

  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    willLose?(subview)
  }
}
