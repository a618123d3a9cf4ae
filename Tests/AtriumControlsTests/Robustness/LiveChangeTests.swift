import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Themes and reading directions that change while a control is pressed.
@MainActor
struct LiveChangeTests {
  private static let dark = Settings(userInterfaceStyle: .dark, layoutDirection: .rightToLeft)

  private func bed(_ kind: AnyControl, _ settings: Settings) -> ValueBed<Control> {
    let control = kind.make()
    let bed = ValueBed(control, size: control.bounds.size, settings: settings)
    bed.root.view.backgroundColor = bed.root.view.theme.background
    bed.stage.settle()
    return bed
  }

  @Test(
    "a control that changes while it is pressed looks like a new one afterwards",
    arguments: AnyControl.allCases)
  func pressed(kind: AnyControl) {
    let (bed, fresh) = (bed(kind, Settings()), bed(kind, LiveChangeTests.dark))
    bed.stage.touch(began: bed.point(bed.control.bounds.width * 0.3, 18))
    bed.stage.touch(moved: bed.point(bed.control.bounds.width * 0.6, 18))
    bed.stage.window.dispatch(.settingsChanged(LiveChangeTests.dark))
    bed.stage.turn()
    bed.stage.touch(moved: bed.point(bed.control.bounds.width * 0.8, 18))
    bed.stage.touch(cancelled: 0)
    bed.root.view.backgroundColor = bed.root.view.theme.background
    bed.stage.settle()
    #expect(bed.control.accessibilityValue == fresh.control.accessibilityValue)
    #expect(bed.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
  }

  @Test(
    "a control that leaves its window while it is pressed does not keep the pressed colours",
    arguments: AnyControl.allCases)
  func left(kind: AnyControl) {
    let (bed, fresh) = (bed(kind, LiveChangeTests.dark), bed(kind, LiveChangeTests.dark))
    bed.stage.touch(began: bed.point(bed.control.bounds.width * 0.3, 18))
    bed.stage.touch(moved: bed.point(bed.control.bounds.width * 0.6, 18))
    bed.control.removeFromSuperview()
    bed.stage.settle()
    bed.stage.touch(ended: Point(x: 200, y: 150))
    bed.control.isEnabled = false
    bed.control.isEnabled = true
    bed.root.view.addSubview(bed.control)
    bed.stage.settle()
    #expect(bed.control.accessibilityValue == fresh.control.accessibilityValue)
    #expect(bed.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
  }

  @Test("a control that leaves its window while a key holds it does not keep the pressed colours")
  func leftWithKey() {
    let (bed, fresh) = (bed(.toggle, LiveChangeTests.dark), bed(.toggle, LiveChangeTests.dark))
    bed.control.becomeFirstResponder()
    let key = KeyInput(key: Key(keyCode: .keyboardSpacebar), time: bed.stage.time)
    bed.stage.window.dispatch(.keyDown(key))
    bed.stage.turn()
    bed.control.removeFromSuperview()
    bed.stage.window.dispatch(.keyUp(key))
    bed.stage.settle()
    bed.root.view.addSubview(bed.control)
    (fresh.control as? Switch)?.isOn = true
    bed.stage.settle()
    fresh.stage.settle()
    #expect(bed.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
  }

  @Test("a progress view that is added to a window uses that window's colours")
  func progress() {
    let snapshots = [false, true].map { leaves in
      let stage = Stage(size: Size(width: 200, height: 40), settings: LiveChangeTests.dark)
      let (root, view) = (ViewController(), ProgressView(progress: 0.5))
      stage.window.rootViewController = root
      view.frame.origin = Point(x: 10, y: 10)
      root.view.addSubview(view)
      stage.settle()
      if leaves { view.removeFromSuperview() }
      view.progressTintColor = .black
      view.progressTintColor = nil
      root.view.addSubview(view)
      stage.settle()
      return stage.snapshot()
    }
    #expect(snapshots[0].isIdentical(to: snapshots[1]))
  }

  @Test("a drag follows the finger after the reading direction has changed")
  func slider() {
    let bed = ValueBed(Slider(value: 0.5), size: Size(width: 230, height: 36))
    bed.stage.touch(began: Point(x: 200, y: 150))
    bed.stage.touch(moved: Point(x: 240, y: 150))
    #expect(abs(bed.control.value - 0.7) < 1e-9)
    bed.stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    bed.stage.turn()
    bed.stage.touch(moved: Point(x: 260, y: 150))
    #expect(abs(bed.control.value - 0.2) < 1e-9)
    bed.stage.touch(ended: Point(x: 260, y: 150))
  }

  @Test("bars and tables that change while they are pressed return to normal")
  func rows() {
    for sample in [Sample.navigationBar, .tabBarTight, .toolbar, .tablePlain, .tableInset] {
      let stages = [Settings(), LiveChangeTests.dark].map { settings in
        let stage = Stage(size: Size(width: 360, height: 300), settings: settings)
        let root = ViewController()
        stage.window.rootViewController = root
        root.view.addSubview(sample.make())
        root.view.backgroundColor = root.view.theme.background
        stage.settle()
        return (stage: stage, root: root)
      }
      let (live, fresh) = (stages[0], stages[1])
      live.stage.touch(began: Point(x: 40, y: 50))
      live.stage.advance(by: 0.2)
      live.stage.window.dispatch(.settingsChanged(LiveChangeTests.dark))
      live.stage.turn()
      live.stage.touch(cancelled: 0)
      live.root.view.backgroundColor = live.root.view.theme.background
      live.stage.advance(by: 3)
      live.stage.settle()
      #expect(live.stage.snapshot().isIdentical(to: fresh.stage.snapshot()), "\(sample)")
    }
  }
}
