import AtriumControls
import AtriumGeometry
import AtriumKit

/// The stage of *Placeholder*: the view of a container, which scrolls if the placeholders need more height.
final class PlacesScrollView: ScrollView {
  private weak var places: PlacesView?

  init() {
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "Stage")
  }

  /// Adapts the stage to the view with the placeholders, which scrolls if it is higher than the stage.
  ///
  /// - Parameter view: That view; nil for the stack, whose view has the size of the stage.
  func show(_ view: View?) {
    places = view as? PlacesView
    // A transition of the stack moves views beyond the edges, and the stage must not clip them.
    clipsToBounds = places == nil
    contentOffset = .zero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(bounds.height, places?.leastHeight(for: bounds.size) ?? 0)
    let size = Size(width: bounds.width, height: height)
    for view in subviews where view.next is ViewController { view.frame = Rect(size: size) }
    contentSize = size
  }
}
