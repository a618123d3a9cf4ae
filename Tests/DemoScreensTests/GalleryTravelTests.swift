import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The gallery, and the clock's note, in an animated resize of the window.
@MainActor
struct GalleryTravelTests {
  private nonisolated static let turns = [
    (Size(width: 960, height: 640), Size(width: 640, height: 960)),
    (Size(width: 640, height: 960), Size(width: 960, height: 640)),
  ]

  private func eachFrame(of demo: Demo, to new: Size, check: (Int) -> Void) {
    demo.stage.resize(to: new)
    for frame in 0..<10 {
      check(frame)
      demo.stage.advance(by: 0.03)
    }
    demo.stage.settle()
  }

  private func isSeen(_ view: View) -> Bool { view.presentation.alpha > 0 }

  @Test(
    "DC-34: the content of a card stays inside the card during an animated resize", arguments: turns
  )
  func inside(old: Size, new: Size) throws {
    let demo = try Demo("gallery", size: old)
    demo.stage.click(on: "Bars")
    demo.stage.settle()
    let sections = demo.views(GallerySection.self)
    #expect(sections.count == 5)
    var checks = 0
    eachFrame(of: demo, to: new) { frame in
      for section in sections where isSeen(section) {
        for view in section.subviews {
          checks += 1
          let free = section.presentation.bounds.maxX - view.presentation.frame.maxX
          #expect(free > 15, "\(view) in \(section) at \(frame)")
        }
      }
    }
    #expect(checks > 100, "\(checks)")
  }

  @Test(
    "DC-34: the field is shown at its old and its new position, and not between", arguments: turns)
  func scrolling(old: Size, new: Size) throws {
    let demo = try Demo("gallery", size: old)
    demo.stage.click(on: "Scroll")
    demo.stage.settle()
    let field = try #require(demo.stage.view(named: "Field"))
    let before = field.frame
    var seen: [Int] = []
    eachFrame(of: demo, to: new) { frame in
      if isSeen(field) { seen.append(frame) }
      let place = field.presentation.frame
      let distance = [before, field.frame].map {
        abs($0.minX - place.minX) + abs($0.minY - place.minY)
      }.min()
      #expect(!isSeen(field) || distance ?? 1 < 1e-6, "\(place) at \(frame)")
    }
    #expect(seen.first == 0 && seen.last == 9, "\(seen)")
  }

  @Test("DC-34: the clock's note is drawn with the line breaks of the position where it fades")
  func note() throws {
    let demo = try Demo("clock", size: Size(width: 700, height: 690))
    for size in [Size(width: 690, height: 700), Size(width: 700, height: 690)] {
      let notes = demo.views(Label.self).filter { $0.numberOfLines == 0 }
      #expect(notes.map(\.contentMode) == [.redraw])
      demo.stage.resize(to: size)
      demo.stage.settle()
    }
  }
}
