import AtriumKit

/// The superview of the children's views.
///
/// It reports each subview before the subview is removed.
final class NavigationContentView: View {
  /// Called with a subview before the subview is removed.
  var willLose: ((View) -> Void)?

  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    willLose?(subview)
  }
}
