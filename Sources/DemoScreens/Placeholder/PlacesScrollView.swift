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

  /// Shows the view with the placeholders.
  ///
  /// The view of another container has the size of the stage, and nil is passed.
  func show(_ view: View?) {
    places = view as? PlacesView
    // A transition of the other container moves views beyond the edges, so the stage does not clip them.
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
