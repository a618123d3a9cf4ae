import AtriumContainers
import AtriumGeometry
import AtriumKit

/// A placeholder controller with two placeholder views, side by side or one above the other.
final class RotationPlacesController: PlaceholderController {
  private let places = [View(), View()]

  init(_ pages: [ViewController]) {
    super.init()
    for (index, page) in pages.prefix(places.count).enumerated() { setInset(page, at: index) }
  }

  override func viewDidLoad() {
    for place in places { view.addSubview(place) }
    placeholderViews = places
    super.viewDidLoad()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (place, frame) in zip(places, frames(in: view.bounds.size)) { place.frame = frame }
  }

  private func frames(in size: Size) -> [Rect] {
    guard size.width > size.height else {
      let half = (size.height / 2).rounded()
      return [
        Rect(x: 0, y: 0, width: size.width, height: half),
        Rect(x: 0, y: half, width: size.width, height: max(0, size.height - half)),
      ]
    }
    let half = (size.width / 2).rounded()
    return [
      Rect(x: 0, y: 0, width: half, height: size.height),
      Rect(x: half, y: 0, width: max(0, size.width - half), height: size.height),
    ]
  }

  override func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    frames(in: parentSize)[inset(at: 1) === child ? 1 : 0].size
  }
}
