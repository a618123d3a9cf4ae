import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The tint colour, and the views that are notified of its changes.
@MainActor
struct TintTests {
  private let red = Color(hex: 0xff0000)
  private let blue = Color(hex: 0x0000ff)

  @Test("V-26: the nearest tint above is used, and each view that inherits a change is notified")
  func inheritance() {
    let (root, middle, own, leaf) = (TintedView(), TintedView(), TintedView(), TintedView())
    let standard = View().tintColor
    root.addSubview(middle)
    middle.addSubview(own)
    middle.addSubview(leaf)
    own.tintColor = blue
    #expect(own.changes == 1)
    root.tintColor = red
    #expect([root, middle, own, leaf].map(\.tintColor) == [red, red, blue, red])
    #expect([root, middle, own, leaf].map(\.changes) == [1, 1, 1, 1])
    root.tintColor = red
    #expect(root.changes == 1, "nothing changed")
    own.resetTintColor()
    #expect(own.tintColor == red)
    #expect(own.changes == 2)
    root.resetTintColor()
    #expect(leaf.tintColor == standard)
  }

  @Test(
    "V-26: a view that moves under another tint is notified, and a view with its own tint is not")
  func moving() {
    let (root, plain, own) = (TintedView(), TintedView(), TintedView())
    root.tintColor = red
    own.tintColor = blue
    plain.addSubview(own)
    own.changes = 0
    root.addSubview(plain)
    #expect((plain.changes, own.changes) == (1, 0))
    #expect(plain.tintColor == red)
    let other = TintedView()
    other.tintColor = red
    other.addSubview(plain)
    #expect(plain.changes == 1, "the same colour")
  }

  @Test("V-26: the dimmed adjustment mode uses a grey of the same brightness, and is inherited too")
  func dimming() {
    let (root, normal, leaf) = (TintedView(), TintedView(), TintedView())
    root.addSubview(normal)
    root.addSubview(leaf)
    root.tintColor = red
    normal.tintAdjustmentMode = .normal
    for view in [root, normal, leaf] { view.changes = 0 }
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintAdjustmentMode == .dimmed)
    #expect(leaf.tintColor == Color(white: 0.299))
    #expect(normal.tintColor == red)
    #expect([root, normal, leaf].map(\.changes) == [1, 0, 1])
    root.tintAdjustmentMode = .automatic
    #expect(root.tintAdjustmentMode == .normal)
    #expect(leaf.tintColor == red)
  }

  @Test(
    "V-26: views under a sheet or popover are dimmed, and views under full screen are not",
    arguments: [
      (ModalPresentationStyle.formSheet, true), (.popover, true), (.overFullScreen, false),
    ])
  func covered(style: ModalPresentationStyle, dims: Bool) {
    let scene = PresentationScene(style: style)
    let view = TintedView()
    scene.child.view.addSubview(view)
    scene.settle()
    scene.modal.popoverPresentationController?.sourceView = view
    scene.present()
    scene.settle()
    #expect(view.tintAdjustmentMode == (dims ? .dimmed : .normal))
    #expect(view.changes == (dims ? 1 : 0))
    #expect(scene.modal.view.tintAdjustmentMode == .normal)
    scene.dismiss()
    scene.settle()
    #expect(view.tintAdjustmentMode == .normal)
    #expect(view.changes == (dims ? 2 : 0))
  }
}

private final class TintedView: View {
  var changes = 0

  override func tintColorDidChange() { changes += 1 }
}
