import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Popovers that point at items of bars.
@MainActor
struct BarItemPopoverTests {
  private let stage = Stage(size: Size(width: 600, height: 500))
  private let root = ViewController()
  private let modal = ViewController()

  init() {
    stage.window.rootViewController = root
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = Size(width: 160, height: 100)
  }

  private func present(at item: BarButtonItem) -> PopoverPresentationController? {
    let popover = modal.popoverPresentationController
    popover?.barButtonItem = item
    root.present(modal, animated: false)
    stage.settle()
    return popover
  }

  /// Returns the horizontal centre of a view in the window.
  private func middle(_ name: String) -> Double? {
    stage.view(named: name).map { $0.convert($0.bounds, to: nil).midX }
  }

  @Test("M-15: a popover points at the item of a navigation bar")
  func navigationBar() {
    let item = BarButtonItem(title: "Share")
    let navigation = NavigationItem(title: "Page")
    navigation.rightBarButtonItem = item
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 600, height: 52))
    bar.items = [navigation]
    root.view.addSubview(bar)
    stage.settle()
    let popover = present(at: item)
    #expect(popover?.barButtonItem === item && popover?.sourceItem === item)
    #expect(popover?.arrowDirection == .up)
    let frame = popover?.presentedView?.frame
    #expect(frame?.maxX == 592)
    let bottom = stage.view(named: "Share").map { $0.convert($0.bounds, to: nil).maxY }
    #expect(frame?.minY == bottom)
  }

  @Test("M-15: a popover of an item in the overflow list points at the list's button")
  func overflow() {
    let items = (1...9).map { BarButtonItem(title: "Item number \($0)") }
    let bar = Toolbar(frame: Rect(x: 0, y: 300, width: 300, height: 52), items: items)
    root.view.addSubview(bar)
    stage.settle()
    #expect(stage.view(named: "Item number 9") == nil)
    let popover = present(at: items[8])
    #expect(popover?.arrowDirection == .up)
    let more = middle("More") ?? 0
    #expect(abs((popover?.presentedView?.frame.midX ?? 0) - more) <= 0.5)
    // With more space the item is in the bar, and the popover follows it.
    bar.frame.size.width = 600
    bar.items = Array(items[7...])
    popover?.containerView?.setNeedsLayout()
    stage.settle()
    #expect(
      abs((popover?.presentedView?.frame.midX ?? 0) - (middle("Item number 9") ?? 0)) <= 0.5)
  }

  @Test("M-15: a popover of an item that no bar shows is at the top edge")
  func noBar() {
    let item = BarButtonItem(title: "Nowhere")
    let popover = present(at: item)
    #expect(popover?.barButtonItem === item)
    #expect(popover?.presentedView?.frame == Rect(x: 220, y: 0, width: 160, height: 111))
  }
}
