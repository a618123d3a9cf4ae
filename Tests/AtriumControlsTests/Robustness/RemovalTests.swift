import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Controls that are removed, disabled or changed during their own actions.
@MainActor
struct RemovalTests {
  private func bed(_ kind: AnyControl) -> ValueBed<Control> {
    let control = kind.make()
    return ValueBed(control, size: control.bounds.size)
  }

  /// Returns the position at which a press changes the control.
  private func place(in bed: ValueBed<Control>) -> Point {
    bed.point(bed.control.bounds.width * 0.84, bed.control.bounds.height / 2)
  }

  @Test(
    "a control may be removed in its own action, by pointer, finger and key",
    arguments: AnyControl.allCases)
  func removal(kind: AnyControl) {
    for way in 0..<3 {
      let bed = bed(kind)
      var actions = 0
      bed.control.addAction(for: kind.event) {
        [weak control = bed.control] in
        actions += 1
        control?.removeFromSuperview()
      }
      switch way {
      case 0: bed.stage.click(at: place(in: bed))
      case 1: bed.stage.touchTap(fingers: 1, at: place(in: bed))
      default:
        bed.stage.key("Tab")
        bed.stage.key("Right")
        bed.stage.key("Return")
      }
      bed.stage.settle()
      #expect(actions >= 1, "way \(way)")
      #expect(bed.control.window == nil)
      #expect(!bed.control.isTracking && !bed.control.isHighlighted)
      #expect(bed.stage.window.isIdle)
      // The control works as before when it is added again.
      bed.control.removeActions(for: kind.event)
      bed.control.addAction(for: kind.event) { actions += 10 }
      bed.root.view.addSubview(bed.control)
      bed.stage.settle()
      bed.stage.click(
        at: bed.point(bed.control.bounds.width * 0.16, bed.control.bounds.height / 2))
      bed.stage.settle()
      #expect(actions >= 10, "way \(way)")
    }
  }

  @Test(
    "a control that its own action disables keeps the new value",
    arguments: [AnyControl.button, .toggle, .segments, .momentary, .pages, .tabs])
  func switchedOff(kind: AnyControl) {
    let bed = bed(kind)
    var events: [String] = []
    bed.control.addAction(for: kind.event) { [weak control = bed.control] in
      events.append("action")
      control?.isEnabled = false
    }
    bed.control.addAction(for: .touchCancel) { events.append("cancel") }
    bed.stage.click(at: place(in: bed))
    bed.stage.settle()
    #expect(events == ["action"])
    #expect(!bed.control.isHighlighted)
    let value = bed.control.accessibilityValue
    bed.stage.click(at: bed.point(8, bed.control.bounds.height / 2))
    #expect(bed.control.accessibilityValue == value)
  }

  @Test("a slider that is disabled at the end of a drag keeps its value")
  func sliderOffAtTheEnd() {
    let slider = Slider(value: 0.5)
    slider.isContinuous = false
    let bed = ValueBed(slider, size: Size(width: 230, height: 36))
    slider.addAction(for: .valueChanged) { [weak slider] in slider?.isEnabled = false }
    bed.stage.drag(from: Point(x: 200, y: 150), to: Point(x: 260, y: 150))
    #expect(abs(slider.value - 0.8) < 1e-9)
  }

  @Test("a control that the first event of a press disables sends nothing after the cancellation")
  func offAtOnce() {
    for control in [Slider(value: 0.1), Stepper(value: 3), Switch()] as [Control] {
      let bed = ValueBed(control, size: control.bounds.size)
      var events: [String] = []
      control.addAction(for: [.valueChanged, .touchDragInside]) { [weak control] in
        control?.isEnabled = false
      }
      control.addAction(for: .touchDown) { events.append("down") }
      control.addAction(for: .touchCancel) { events.append("cancel") }
      control.addAction(for: [.touchUpInside, .touchDragOutside]) { events.append("late") }
      bed.stage.touch(began: place(in: bed))
      bed.stage.touch(moved: place(in: bed) + Point(x: 3, y: 0))
      bed.stage.touch(ended: place(in: bed))
      #expect(events == (control is Switch ? ["down", "cancel"] : ["cancel"]))
    }
  }

  @Test(
    "a control that is disabled while it is pressed sends one cancellation and restores its value")
  func offWhileTracking() {
    for kind in AnyControl.allCases {
      let bed = bed(kind)
      let value = bed.control.accessibilityValue
      var events: [String] = []
      bed.control.addAction(for: .touchCancel) { events.append("cancel") }
      bed.control.addAction(for: [.touchUpInside, .touchUpOutside]) { events.append("up") }
      bed.stage.press(at: place(in: bed))
      bed.stage.turn()
      bed.control.isEnabled = false
      bed.stage.move(to: bed.point(20, 10))
      bed.stage.release(at: bed.point(20, 10))
      bed.stage.settle()
      #expect(events == ["cancel"], "\(kind)")
      #expect(bed.control.accessibilityValue == value, "\(kind)")
      #expect(bed.stage.window.isIdle, "\(kind)")
    }
  }

  @Test("segments and tabs may be removed while one of them is pressed")
  func itemsGo() {
    let segments = ValueBed(SegmentedControl(titles: ["One", "Two", "Three"]))
    segments.stage.press(at: segments.middle(of: "Three"))
    segments.control.segments.removeLast(2)
    segments.stage.turn()
    segments.stage.release()
    #expect(segments.reports.isEmpty)
    #expect(segments.control.selectedSegmentIndex == SegmentedControl.noSegment)
    let tabs = ValueBed(
      TabBar(items: ["One", "Two", "Three"].map { TabBarItem(title: $0) }),
      size: Size(width: 300, height: 56))
    tabs.stage.press(at: tabs.middle(of: "Three"))
    tabs.control.items?.removeLast(2)
    tabs.stage.turn()
    tabs.stage.release()
    #expect(tabs.reports.isEmpty && tabs.control.selectedIndex == nil)
  }

  @Test("a control that was removed under the pointer is not hovered when it is added elsewhere")
  func hover() {
    for kind in AnyControl.allCases {
      let bed = bed(kind)
      bed.stage.move(to: place(in: bed))
      bed.stage.turn()
      #expect(bed.control.isHovered)
      bed.control.removeFromSuperview()
      bed.stage.turn()
      bed.stage.move(to: Point(x: 3, y: 3))
      bed.root.view.addSubview(bed.control)
      bed.stage.settle()
      #expect(!bed.control.isHovered, "\(kind)")
    }
  }

  @Test("a momentary control that its own action makes an ordinary one keeps the choice")
  func momentaryNoMore() {
    let bed = ValueBed(SegmentedControl(titles: ["One", "Two"]))
    bed.control.isMomentary = true
    bed.control.addAction(for: .valueChanged) { [weak control = bed.control] in
      control?.isMomentary = false
      control?.selectedSegmentIndex = 0
    }
    bed.stage.click(on: "Two")
    #expect(bed.control.selectedSegmentIndex == 0)
  }
}
