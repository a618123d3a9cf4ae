import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Controls and the gesture recognisers of the views above them.
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

  @Test(
    "G-25: a control's touch takes precedence over a single tap of a view above it",
    arguments: 0..<5)
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

  @Test("G-25: a disabled control leaves the tap to the view above it")
  func disabledTap() {
    let bed = ValueBed(Switch())
    bed.control.isEnabled = false
    var taps = 0
    bed.root.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    bed.stage.click(at: middle)
    #expect(taps == 1)
  }

  @Test("G-25: a double tap recogniser of a view above the control gets the double tap")
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

  /// Returns the controls, and their values after a drag of 60 points to the right from the middle.
  ///
  /// The slider's thumb has 130 points of travel, and begins halfway.
  private static func draggable() -> [(control: Control, dragged: String)] {
    [
      (Slider(value: 0.5), "96 %"), (Switch(), "1"),
      (PageControl(numberOfPages: 3), "page 3 of 3"),
    ]
  }

  @Test(
    "G-25: a drag along a slider, switch or page control precedes a pan, and one across it does not"
  )
  func pan() {
    for (control, dragged) in ControlVetoTests.draggable() {
      let bed = ValueBed(control)
      var states: [GestureRecognizer.State] = []
      bed.root.view.addGestureRecognizer(PanGestureRecognizer { states.append($0.state) })
      bed.stage.drag(from: middle, to: Point(x: 260, y: 152))
      #expect(states.isEmpty)
      #expect(bed.reports.last == dragged)
      bed.stage.drag(from: middle, to: Point(x: 202, y: 280))
      #expect(states.first == .began)
      #expect(control.accessibilityValue == dragged)
    }
  }

  @Test("G-25: a drag along a slider or a switch precedes a swipe, and one across it does not")
  func swipe() {
    for (control, dragged) in ControlVetoTests.draggable() {
      let bed = ValueBed(control)
      var swipes: [String] = []
      for (direction, name) in [(SwipeGestureRecognizer.Direction.right, "right"), (.down, "down")]
      {
        let swipe = SwipeGestureRecognizer { _ in swipes.append(name) }
        swipe.direction = direction
        bed.root.view.addGestureRecognizer(swipe)
      }
      bed.stage.drag(from: middle, to: Point(x: 260, y: 152), in: 0.2)
      #expect(swipes.isEmpty)
      #expect(bed.reports.last == dragged)
      bed.stage.drag(from: middle, to: Point(x: 202, y: 220), in: 0.2)
      #expect(swipes == ["down"])
      #expect(control.accessibilityValue == dragged)
      bed.stage.drag(from: Point(x: 20, y: 20), to: Point(x: 90, y: 22), in: 0.2)
      control.isEnabled = false
      bed.stage.drag(from: middle, to: Point(x: 260, y: 152), in: 0.2)
      #expect(swipes == ["down", "right", "right"])
    }
  }

  @Test("G-25: a vertical slider precedes swipes and pans along its axis")
  func upright() {
    let bed = ValueBed(Slider(value: 0.5))
    bed.control.transform = AffineTransform(rotationAngle: .pi / 2)
    var heard: [String] = []
    let swipe = SwipeGestureRecognizer { _ in heard.append("down") }
    swipe.direction = .down
    bed.root.view.addGestureRecognizer(swipe)
    bed.root.view.addGestureRecognizer(PanGestureRecognizer { heard.append("pan \($0.state)") })
    bed.stage.drag(from: middle, to: Point(x: 202, y: 210), in: 0.2)
    #expect(heard.isEmpty)
    #expect(bed.control.accessibilityValue == "96 %")
    bed.stage.drag(from: middle, to: Point(x: 260, y: 152), in: 0.2)
    #expect(heard.first == "pan began")
  }
}
