import AtriumGeometry
import AtriumGraphics
import AtriumKit
import Testing

/// A view that overrides the methods by which code changes it, as views in ported programs do.
private final class Intercepting: View {
  var log: [String] = []

  override func setNeedsLayout() {
    super.setNeedsLayout()
    log.append("setNeedsLayout")
  }
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    log.append("layoutIfNeeded")
  }
  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    log.append("setNeedsDisplay")
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    log.append("invalidate")
  }
  override func addSubview(_ view: View) {
    super.addSubview(view)
    log.append("add")
  }
  override func insertSubview(_ view: View, at index: Int) {
    super.insertSubview(view, at: index)
    log.append("insert \(index)")
  }
  override func removeFromSuperview() {
    super.removeFromSuperview()
    log.append("remove")
  }
  override func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    super.addGestureRecognizer(recognizer)
    log.append("recognise")
  }
}

/// Overrides of the methods that change a view.
@MainActor
struct OverridingMethodTests {
  @Test("overrides of the methods that change a view are called, and call super")
  func methods() {
    let (view, first, second) = (Intercepting(), View(), View())
    let outer = View()
    outer.addSubview(view)
    view.layoutIfNeeded()
    view.log = []
    view.addSubview(first)
    #expect(view.log == ["setNeedsLayout", "add"])
    view.log = []
    view.insertSubview(second, at: 0)
    view.invalidateIntrinsicContentSize()
    view.setNeedsDisplay()
    view.addGestureRecognizer(TapGestureRecognizer())
    view.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(
      view.log == [
        "setNeedsLayout", "insert 0", "invalidate", "setNeedsDisplay", "recognise",
        "layoutIfNeeded",
        "remove",
      ])
    #expect(view.subviews == [second, first] && view.superview == nil)
    #expect(view.gestureRecognizers.count == 1)
  }
}
