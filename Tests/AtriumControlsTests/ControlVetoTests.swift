import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Controls against the recognisers of what holds them.
@MainActor
struct ControlVetoTests {
  private let middle = Point(x: 200, y: 150)
  private nonisolated static let makers: [@MainActor @Sendable () -> Control] = [
    { Button(title: "Press") }, { Switch() }, { Stepper() }, { PageControl(numberOfPages: 3) },
    {
      let control = SegmentedControl(titles: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 0
      return control
    },
  ]

  @Test("G-25: a control's press beats a single tap of what holds it", arguments: 0..<5)
  func tap(index: Int) {
    let bed = ValueBed(ControlVetoTests.makers[index]())
    var (taps, presses) = (0, 0)
    bed.root.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    bed.control.addAction(for: .touchUpInside) { presses += 1 }
    bed.stage.click(at: middle)
    bed.stage.advance(by: 1)
    bed.stage.touchTap(fingers: 1, at: middle)
    #expect(presses == 2 && taps == 0)
    bed.stage.click(at: Point(x: 20, y: 20))
    #expect(taps == 1)
  }

  @Test("G-25: a disabled control leaves the tap to what holds it")
  func disabledTap() {
    let bed = ValueBed(Switch())
    bed.control.isEnabled = false
    var taps = 0
    bed.root.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    bed.stage.click(at: middle)
    #expect(taps == 1)
  }

  @Test("G-25: a double tap of what holds a control is not the control's")
  func doubleTap() {
    let bed = ValueBed(Switch())
    var taps = 0
    let double = TapGestureRecognizer { _ in taps += 1 }
    double.numberOfTapsRequired = 2
    bed.root.view.addGestureRecognizer(double)
    bed.stage.click(at: middle)
    bed.stage.click(at: middle)
    #expect(taps == 1)
  }

  @Test("G-25: a drag along a slider or a switch beats a pan; one across it does not")
  func pan() {
    for control in [Slider(value: 0.5), Switch()] as [Control] {
      let bed = ValueBed(control)
      var states: [GestureRecognizer.State] = []
      bed.root.view.addGestureRecognizer(PanGestureRecognizer { states.append($0.state) })
      bed.stage.drag(from: middle, to: Point(x: 260, y: 152))
      #expect(states.isEmpty)
      #expect(bed.reports.last == (control is Slider ? "95 %" : "on") || control is Slider)
      let before = control.accessibilityValue
      bed.stage.drag(from: middle, to: Point(x: 202, y: 280))
      #expect(states.first == .began)
      #expect(control.accessibilityValue == before)
    }
  }
}
