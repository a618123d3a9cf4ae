import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Controls and the gesture recognisers of the views above them.
@MainActor
struct ControlGestureTests {
  private let bed = Bed()
  private var stage: Stage { bed.stage }

  @Test("G-25: a control's action takes precedence over a tap recogniser of a view above it")
  func tapAbove() {
    var taps = 0
    bed.button.superview?.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    stage.click(at: Bed.inside)
    stage.touchTap(fingers: 1, at: Bed.inside)
    #expect(bed.sent == ["down", "upInside", "action", "down", "upInside", "action"])
    #expect(taps == 0)
    stage.click(at: Point(x: 10, y: 10))
    #expect(taps == 1)
  }

  @Test(
    "G-25: a control's own tap recognisers, double taps, and taps of two fingers or other buttons keep precedence"
  )
  func otherTaps() {
    var taps: [String] = []
    let own = TapGestureRecognizer { _ in taps.append("own") }
    bed.button.addGestureRecognizer(own)
    stage.click(at: Bed.inside)
    #expect(taps == ["own"])
    #expect(bed.sent == ["down", "cancel"])
    bed.button.removeGestureRecognizer(own)
    let above = TapGestureRecognizer { _ in taps.append("above") }
    above.buttonMaskRequired = [.secondary]
    bed.button.superview?.addGestureRecognizer(above)
    stage.click(at: Bed.inside, button: .secondary)
    #expect(taps == ["own", "above"])
    above.buttonMaskRequired = [.primary]
    above.numberOfTapsRequired = 2
    stage.touchTap(fingers: 1, at: Bed.inside)
    stage.advance(by: 0.1)
    stage.touchTap(fingers: 1, at: Bed.inside)
    #expect(taps == ["own", "above", "above"])
  }

  @Test("G-25: a disabled control leaves the tap to the view above it")
  func disabled() {
    var taps = 0
    bed.button.superview?.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    bed.button.isEnabled = false
    stage.click(at: Bed.inside)
    #expect(taps == 1)
  }

  @Test("a touch that begins before the last touch has ended goes to the next responder")
  func touchBesidePress() {
    let listener = TouchListener(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    bed.button.superview?.addSubview(listener)
    listener.addSubview(bed.button)
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    listener.addGestureRecognizer(double)
    stage.touchTap(fingers: 1, at: Bed.inside)
    stage.advance(by: 0.1)
    stage.touchTap(fingers: 1, at: Bed.inside)
    #expect(bed.sent == ["down", "cancel"])
    #expect(listener.heard == ["began", "cancelled"])
  }

  @Test("a pan of a view above takes the touch over: the control is cancelled and does nothing")
  func panAbove() {
    bed.button.superview?.addGestureRecognizer(PanGestureRecognizer())
    stage.drag(from: Bed.inside, to: Bed.inside + Point(x: 20), in: 0.1)
    #expect(bed.sent == ["down", "dragInside", "dragInside", "cancel"])
    #expect(!bed.button.isHighlighted)
  }
}
