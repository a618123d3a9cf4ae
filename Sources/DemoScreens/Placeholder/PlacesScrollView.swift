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

  /// Shows the view with the placeholders; nil for another container, whose view has the size of the stage.
  func show(_ view: View?) {
    places = view as? PlacesView
    // A transition of the other container moves views beyond its edges.
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
