import AtriumHarness
import Ported
import Testing
import UIKitNames

/// Content with a scroll view.
private final class List: UIViewController, BottomSheetContent {
  let scrollView = UIScrollView()
  var bottomSheetScrollView: UIScrollView? { scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    view.addSubview(scrollView)
  }
}

/// The ported bottom sheet on the stage.
@MainActor
@Suite(.ownWindows)
struct BottomSheetTests {
  private let stage = Stage(size: CGSize(width: 300, height: 600))
  private let main = UIViewController()
  private let list = List()
  private let sheet: BottomSheetController

  init() {
    sheet = BottomSheetController(mainViewController: main, sheetViewController: list)
    stage.window.rootViewController = sheet
    stage.settle()
  }

  /// The upper edge of the sheet's content, less its margin.
  private var top: Double { list.view.convert(CGPoint(x: 0, y: 0), to: nil).y - 24 }

  private func drag(from start: Double, to end: Double, in duration: Double = 1) {
    stage.touch(began: CGPoint(x: 150, y: start))
    for part in 1...10 {
      stage.advance(by: duration / 10)
      stage.touch(moved: CGPoint(x: 150, y: start + (end - start) * Double(part) / 10))
    }
    stage.advance(by: duration / 2)
    stage.touch(ended: CGPoint(x: 150, y: end))
    stage.settle()
  }

  @Test("the sheet rests at its three detents, and notifies its delegate of a change")
  func places() {
    var changes: [BottomSheetController.Detent] = []
    sheet.onChange = { changes.append($0) }
    #expect(top == 504 && sheet.detent == .low)
    #expect(list.bottomSheetController === sheet && list.parent === sheet)
    sheet.setDetent(.high, animated: true)
    stage.advance(by: 0.1)
    let between = list.view.superview?.superview?.superview?.presentation.frame.minY ?? 0
    #expect(between > 24 && between < 504)
    stage.settle()
    #expect(top == 24)
    sheet.setDetent(.middle, animated: false)
    stage.settle()
    #expect(top == 300 && list.view.bounds.height == 276)
    #expect(changes == [.high, .middle])
  }

  @Test("a drag moves the sheet to the nearest detent")
  func drags() {
    drag(from: 510, to: 280)
    #expect(sheet.detent == .middle && top == 300)
    drag(from: 310, to: 60)
    #expect(sheet.detent == .high && top == 24)
    drag(from: 30, to: 520)
    #expect(sheet.detent == .low && top == 504)
    drag(from: 510, to: 590)
    #expect(sheet.detent == .low && top == 504)
  }

  @Test(
    "at the top the content scrolls first, and a downward drag from its beginning moves the sheet")
  func scrolling() {
    sheet.setDetent(.high, animated: false)
    stage.settle()
    drag(from: 400, to: 200)
    #expect(sheet.detent == .high && list.scrollView.contentOffset.y > 100)
    list.scrollView.contentOffset = .zero
    stage.settle()
    drag(from: 200, to: 420)
    #expect(sheet.detent == .middle && list.scrollView.contentOffset.y == 0)
  }

  @Test("a high sheet dims the views below, a click there lowers it, and a resize keeps its detent")
  func dimming() {
    sheet.setDetent(.high, animated: true)
    stage.settle()
    stage.click(at: CGPoint(x: 150, y: 10))
    stage.settle()
    #expect(sheet.detent == .middle)
    stage.resize(to: CGSize(width: 500, height: 400))
    stage.settle()
    #expect(top == 200 && list.view.bounds.size == CGSize(width: 500, height: 176))
  }

  @Test("a bottom sheet that has left its window is released")
  func leaks() {
    let stage = Stage(size: CGSize(width: 300, height: 600))
    weak var weakSheet: BottomSheetController?
    do {
      let sheet = BottomSheetController(
        mainViewController: UIViewController(), sheetViewController: UIViewController())
      weakSheet = sheet
      stage.window.rootViewController = sheet
      sheet.setDetent(.high, animated: true)
      stage.settle()
      stage.window.rootViewController = UIViewController()
      stage.settle()
    }
    #expect(weakSheet == nil)
  }
}
