import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The positions of popovers, and the touches of the views below.
@MainActor
struct PopoverTests {
  private let scene = PresentationScene(style: .popover, size: Size(width: 600, height: 500))
  private let anchor = View(frame: Rect(x: 280, y: 200, width: 40, height: 20))
  private let popover: PopoverPresentationController?

  init() {
    scene.modal.preferredContentSize = Size(width: 200, height: 100)
    scene.root.view.addSubview(anchor)
    popover = scene.modal.popoverPresentationController
    popover?.sourceView = anchor
  }

  private var frame: Rect? { popover?.presentedView?.frame }

  @Test("M-15: a popover points at a source item, and the last source that was set is used")
  func sourceItem() {
    let item = Item(frame: Rect(x: 100, y: 50, width: 20, height: 20))
    popover?.sourceItem = item
    #expect(popover?.sourceView == nil && popover?.sourceItem === item)
    scene.present()
    scene.settle()
    #expect(frame == Rect(x: 10, y: 70, width: 200, height: 111))
    popover?.sourceItem = anchor
    scene.settle()
    #expect(popover?.sourceView === anchor && popover?.sourceItem === anchor)
    #expect(frame == Rect(x: 200, y: 220, width: 200, height: 111))
    popover?.sourceItem = item
    popover?.sourceView = anchor
    #expect(popover?.sourceItem === anchor)
  }

  @Test("M-15: a popover keeps its position while its source item is not shown")
  func goneItem() {
    let item = Item(frame: Rect(x: 100, y: 50, width: 20, height: 20))
    popover?.sourceItem = item
    scene.present()
    scene.settle()
    item.frame = nil
    popover?.presentedView?.superview?.setNeedsLayout()
    scene.settle()
    #expect(frame == Rect(x: 10, y: 70, width: 200, height: 111))
  }

  @Test("M-15: a popover keeps its position while its source view is in no window")
  func removedView() {
    let (box, source) = (View(frame: Rect(x: 100, y: 50, width: 300, height: 300)), View())
    source.frame = Rect(x: 180, y: 150, width: 40, height: 20)
    scene.root.view.addSubview(box)
    box.addSubview(source)
    popover?.sourceView = source
    scene.present()
    scene.settle()
    #expect(frame == Rect(x: 200, y: 220, width: 200, height: 111))
    source.removeFromSuperview()
    popover?.presentedView?.superview?.setNeedsLayout()
    scene.settle()
    #expect(frame == Rect(x: 200, y: 220, width: 200, height: 111))
    scene.root.view.addSubview(source)
    popover?.presentedView?.superview?.setNeedsLayout()
    scene.settle()
    #expect(frame == Rect(x: 100, y: 170, width: 200, height: 111))
  }

  @Test("M-15: passthrough views receive touches, and all other views dismiss the popover")
  func passthrough() {
    let (open, inner, closed) = (TouchedView(), TouchedView(), TouchedView())
    for (index, view) in [open, closed].enumerated() {
      view.frame = Rect(x: 10, y: 10 + 100 * Double(index), width: 80, height: 80)
      scene.root.view.addSubview(view)
    }
    inner.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    open.addSubview(inner)
    popover?.passthroughViews = [open]
    scene.present()
    scene.settle()
    scene.stage.click(at: Point(x: 60, y: 60))
    scene.stage.click(at: Point(x: 20, y: 20))
    scene.settle()
    #expect((open.count, inner.count) == (1, 1))
    #expect(scene.root.presentedViewController === scene.modal)
    // A touch on a view that covers a passthrough view dismisses the popover.
    let cover = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    scene.root.view.addSubview(cover)
    scene.stage.click(at: Point(x: 20, y: 20))
    scene.stage.settle()
    #expect(inner.count == 1 && scene.root.presentedViewController == nil)
    // Each presentation has a separate presentation controller.
    scene.modal.popoverPresentationController?.sourceView = anchor
    scene.modal.popoverPresentationController?.passthroughViews = [open]
    scene.present()
    scene.settle()
    scene.stage.click(at: Point(x: 60, y: 160))
    scene.stage.settle()
    #expect(closed.count == 0 && scene.root.presentedViewController == nil)
  }

  @Test("M-15: a passthrough view keeps the keyboard focus that a click gives it")
  func passthroughKeyboard() {
    let field = TouchedView(frame: Rect(x: 10, y: 10, width: 80, height: 80))
    scene.root.view.addSubview(field)
    popover?.passthroughViews = [field]
    scene.present()
    scene.settle()
    scene.stage.click(at: Point(x: 50, y: 50))
    #expect(scene.window.firstResponder === field)
    scene.stage.key(.keyboardA)
    #expect(field.keys == 1)
    scene.stage.key(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("M-15: layout margins keep a popover away from the window's edges")
  func margins() {
    popover?.popoverLayoutMargins = EdgeInsets(top: 0, left: 250, bottom: 0, right: 0)
    scene.present()
    scene.settle()
    #expect(frame == Rect(x: 250, y: 220, width: 200, height: 111))
    popover?.popoverLayoutMargins = EdgeInsets(top: -9, left: 0, bottom: 0, right: 350)
    scene.settle()
    #expect(frame == Rect(x: 50, y: 220, width: 200, height: 111))
  }

  @Test("M-15: a popover that fits on no side shrinks, or covers its source if that is allowed")
  func overlap() {
    scene.modal.preferredContentSize = Size(width: 500, height: 400)
    popover?.permittedArrowDirections = .up
    scene.present()
    scene.settle()
    #expect(frame == Rect(x: 50, y: 220, width: 500, height: 272))
    popover?.canOverlapSourceViewRect = true
    scene.settle()
    #expect(frame == Rect(x: 50, y: 81, width: 500, height: 411))
  }

  @Test("M-15: the delegate prepares a popover, and is asked for its position after a resize")
  func delegate() {
    let delegate = PlaceDelegate(source: anchor)
    popover?.sourceView = nil
    popover?.delegate = delegate
    scene.present()
    scene.settle()
    #expect(delegate.log == ["prepare"])
    #expect(frame == Rect(x: 200, y: 220, width: 200, height: 111))
    scene.stage.resize(to: Size(width: 640, height: 500), isLive: true)
    scene.settle()
    #expect(delegate.log == ["prepare", "reposition (0,0 40x20)"])
    #expect(popover?.sourceRect == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(frame == Rect(x: 185, y: 220, width: 200, height: 111))
  }

  @Test("M-15: a delegate with the older methods decides about a dismissal, and is notified of it")
  func olderMethods() {
    let delegate = OlderDelegate()
    popover?.delegate = delegate
    scene.present()
    scene.settle()
    scene.stage.click(at: Point(x: 20, y: 20))
    scene.settle()
    #expect(delegate.log == ["should"])
    #expect(scene.root.presentedViewController === scene.modal)
    delegate.allows = true
    scene.stage.click(at: Point(x: 20, y: 20))
    scene.settle()
    #expect(delegate.log == ["should", "should", "did"])
    #expect(scene.root.presentedViewController == nil)
  }
}

private final class OlderDelegate: PopoverPresentationControllerDelegate {
  var allows = false
  var log: [String] = []

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool {
    log.append("should")
    return allows
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {
    log.append("did")
  }
}

private final class Item: PopoverPresentationControllerSourceItem {
  var frame: Rect?

  init(frame: Rect) { self.frame = frame }

  func frame(in referenceView: View) -> Rect? {
    referenceView.window == nil ? nil : frame
  }
}

private final class TouchedView: View {
  var count = 0
  var keys = 0

  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    count += 1
    becomeFirstResponder()
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    keys += presses.count { $0.key.keyCode == .keyboardA }
    super.pressesBegan(presses, with: event)
  }
}

private final class PlaceDelegate: PopoverPresentationControllerDelegate {
  let source: View
  var log: [String] = []

  init(source: View) { self.source = source }

  func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {
    log.append("prepare")
    controller.sourceView = source
  }

  func popoverPresentationController(
    _ controller: PopoverPresentationController, willRepositionPopoverTo rect: inout Rect,
    in view: inout View
  ) {
    log.append(
      "reposition (\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))x\(Int(rect.height)))")
    rect.size.width = 10
  }
}
