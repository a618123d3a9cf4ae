import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The frames of the images.
@MainActor
struct ShapesTests {
  private func cards(_ demo: Demo) -> [View] {
    demo.views((any CostlyDrawing).self).map { $0 as View }
  }

  @Test(
    "five images fill the wall without overlaps, at any size",
    arguments: [
      Size(width: 320, height: 240), Size(width: 960, height: 640), Size(width: 600, height: 900),
      Size(width: 3840, height: 2160),
    ])
  func mosaic(size: Size) throws {
    let frames = cards(try Demo("shapes", size: size)).map(\.frame)
    #expect(frames.count == 5)
    for (index, one) in frames.enumerated() {
      #expect(Rect(origin: .zero, size: size).contains(one))
      #expect(!one.isEmpty)
      for other in frames[(index + 1)...] { #expect(!one.intersects(other)) }
    }
  }

  @Test("in landscape the large image is beside the others, and in portrait above them")
  func orientations() throws {
    let demo = try Demo("shapes")
    let wide = cards(demo).map(\.frame)
    #expect(wide[1...].allSatisfy { $0.minX >= wide[0].maxX })
    demo.stage.resize(to: Size(width: 640, height: 960))
    demo.stage.settle()
    let high = cards(demo).map(\.frame)
    #expect(high[1...].allSatisfy { $0.minY >= high[0].maxY })
  }

  @Test("in a jump the images are animated, and end with the frames of a new window")
  func travel() throws {
    let demo = try Demo("shapes")
    let before = cards(demo).map(\.frame)
    demo.stage.resize(to: Size(width: 640, height: 960))
    let cards = cards(demo)
    #expect(cards.map(\.presentation.frame) == before)
    demo.stage.advance(by: 0.15)
    for card in cards { #expect(card.presentation.frame.size != card.frame.size) }
    #expect(cards.contains { $0.frame.origin != $0.presentation.frame.origin })
    demo.stage.settle()
    let fresh = try Demo("shapes", size: Size(width: 640, height: 960))
    #expect(demo.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
  }
}
