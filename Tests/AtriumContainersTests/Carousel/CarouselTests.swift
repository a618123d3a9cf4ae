import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Foundation
import TestSupport
import Testing

/// The container of the article *Write a container*, written with public API only.
@MainActor
struct CarouselTests {
  private let carousel = CarouselController()
  private let pages = ["A", "B", "C"].map { Recording.controller($0) }
  private let recording: Recording

  init() {
    carousel.title = "carousel"
    carousel.viewControllers = pages
    recording = Recording.atRest(root: carousel)
    for page in pages { page.addLifecycleObserver(recording.recorder) }
  }

  private var stage: Stage { recording.stage }

  /// The titles of the children.
  private var children: [String] { carousel.children.compactMap(\.title) }

  private func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  /// Drags a finger to the left, and holds it still before it lifts.
  private func drag(by way: Double) {
    stage.touch(began: Point(x: 350, y: 300))
    for part in [0.1, 0.5, 1] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: 350 - way * part, y: 300))
    }
    stage.advance(by: 0.3)
    stage.touch(ended: Point(x: 350 - way, y: 300))
  }

  private static let change =
    "B.ld A.wm(nil) B.wm(carousel) A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) "
    + "B.dm(carousel) A.dm(nil)"

  @Test(
    "SC-6: an animated selection sends each child its calls, and then only the selected controller is a child"
  )
  func select() {
    carousel.select(at: 1, animated: true)
    #expect(rest() == CarouselTests.change)
    #expect(carousel.selectedIndex == 1 && children == ["B"])
    #expect(pages[1].view.frame == Rect(x: 24, y: 24, width: 352, height: 552))
    carousel.select(at: 7, animated: true)
    carousel.select(at: 1, animated: false)
    #expect(rest() == "")
  }

  @Test("DC-17: of several selections during a change, only the last one is carried out")
  func queue() {
    for index in [1, 2, 0, 2] { carousel.select(at: index, animated: true) }
    #expect(carousel.selectedIndex == 1)
    stage.settle()
    #expect(carousel.selectedIndex == 2 && children == ["C"])
  }

  @Test(
    "DC-21: a drag beyond the middle completes the change, and a shorter drag restores everything")
  func drag() {
    drag(by: 120)
    #expect(
      rest()
        == "B.ld A.wm(nil) B.wm(carousel) A.wd(true) B.wa(true) B.ia(true) B.wd(true) B.dd(true) "
        + "A.wa(true) A.da(true) A.dm(carousel) B.wm(nil) B.dm(nil)")
    #expect(carousel.selectedIndex == 0 && children == ["A"])
    drag(by: 280)
    #expect(rest() == CarouselTests.change.replacing("B.ld ", with: ""))
    #expect(carousel.selectedIndex == 1 && children == ["B"])
  }

  @Test("arrow keys select the neighbours, and stop at the ends")
  func keys() {
    var seen: [Int?] = []
    for key in ["Left", "Right", "Right", "Right", "Left"] {
      stage.key(key)
      stage.settle()
      seen.append(carousel.selectedIndex)
    }
    #expect(seen == [0, 1, 2, 2, 1])
  }

  @Test("X-19, X-24: an unwind segue finds a page that is not shown, and selects it")
  func unwind() throws {
    let segue = StoryboardSegue(identifier: nil, source: pages[0], destination: pages[2])
    carousel.unwind(for: segue, towards: pages[2])
    stage.settle()
    #expect(carousel.selectedIndex == 2)
  }

  @Test(
    "outside a window, a page whose appearance the program began gets the end call when it is removed"
  )
  func outsideWindows() {
    stage.window.rootViewController = nil
    stage.settle()
    _ = recording.tokens()
    carousel.beginAppearanceTransition(true, animated: false)
    carousel.endAppearanceTransition()
    #expect(pages[0].appearancePhase == .appeared)
    carousel.viewControllers = []
    #expect(pages.map(\.appearancePhase) == [.disappeared, .disappeared, .disappeared])
    #expect(
      recording.tokens()
        == "carousel.wa A.wa carousel.da A.da A.wm(nil) A.wd A.dd A.dm(nil)")
  }

  @Test("the selection is restored, and an index out of range is ignored")
  func saved() throws {
    carousel.select(at: 2, animated: false)
    let data = try JSONEncoder().encode(carousel.savedState)
    carousel.select(at: 0, animated: false)
    carousel.restore(try JSONDecoder().decode(SavedSelection.self, from: data))
    carousel.restore(SavedSelection(selectedIndex: 9))
    #expect(carousel.selectedIndex == 2)
  }

  @Test(
    "a page that other code removes leaves the container empty, and returns when it is selected")
  func takenOut() {
    pages[0].willMove(toParent: nil)
    pages[0].view.removeFromSuperview()
    pages[0].removeFromParent()
    stage.settle()
    carousel.select(at: 1, animated: true)
    stage.settle()
    carousel.select(at: 0, animated: true)
    stage.settle()
    #expect(carousel.selectedIndex == 0 && children == ["A"])
    #expect(pages[0].appearancePhase == .appeared)
  }

  @Test("a container that disappears in the middle of a change ends the change")
  func disappears() {
    carousel.select(at: 1, animated: true)
    stage.advance(by: 0.1)
    stage.window.isHidden = true
    stage.settle()
    #expect(children == ["B"] && pages.allSatisfy { $0.appearancePhase == .disappeared })
    stage.window.isHidden = false
    stage.settle()
    #expect(pages[1].appearancePhase == .appeared)
  }

  @Test("the article has the same code, which has at most 120 lines")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(
      contentsOf: folder.appending(path: "CarouselController.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appending(path: "../../../Documentation/WriteAContainer.md").standardized,
      encoding: .utf8)
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    let blocks = page.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "```\n").first
    }
    #expect(blocks.map(String.init) == [code])
  }
}
