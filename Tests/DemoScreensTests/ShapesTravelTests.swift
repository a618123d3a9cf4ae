import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The images of *Shapes* in an animated resize of the window.
@MainActor
struct ShapesTravelTests {
  @Test(
    "DC-34: no images overlap during an animated resize, and none leaves the window",
    arguments: [
      (Size(width: 700, height: 690), Size(width: 690, height: 700)),
      (Size(width: 690, height: 700), Size(width: 700, height: 690)),
      (Size(width: 960, height: 640), Size(width: 640, height: 960)),
      (Size(width: 640, height: 960), Size(width: 960, height: 640)),
      (Size(width: 960, height: 640), Size(width: 1200, height: 700)),
      (Size(width: 330, height: 250), Size(width: 700, height: 900)),
    ])
  func apart(old: Size, new: Size) throws {
    let demo = try Demo("shapes", size: old)
    let cards = demo.pictures
    #expect(cards.count == 5)
    let before = cards.map(\.frame)
    demo.stage.resize(to: new)
    #expect(cards.map(\.presentation.frame) == before)
    for frame in 0..<10 {
      let places = cards.map(\.presentation.frame)
      for (index, place) in places.enumerated() {
        for other in places.dropFirst(index + 1) {
          let common = place.intersection(other)
          #expect(common.width < 1e-6 || common.height < 1e-6, "at \(frame): \(place), \(other)")
        }
      }
      // The first five frames may still show the old frames, in a window that may be smaller.
      let reach = demo.window.bounds.union(
        frame < 5 ? Rect(origin: .zero, size: old) : demo.window.bounds)
      #expect(places.allSatisfy { reach.contains($0) })
      demo.stage.advance(by: 0.03)
    }
    demo.stage.settle()
    #expect(cards.map(\.presentation.frame) == cards.map(\.frame))
  }
}

extension Demo {
  /// The image views of *Shapes*.
  fileprivate var pictures: [View] {
    views(View.self).filter { $0.accessibilityTraits.contains(.image) }
  }
}
