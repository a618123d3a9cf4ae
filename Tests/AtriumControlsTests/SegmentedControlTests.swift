import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A segmented control with mouse, keys and finger.
@MainActor
struct SegmentedControlTests {
  private func bed(settings: Settings = Settings()) -> ValueBed<SegmentedControl> {
    let control = SegmentedControl(titles: ["Day", "Week", "Month"])
    control.segments.insert(.init(title: "Never", isEnabled: false), at: 2)
    control.selectedSegmentIndex = 0
    return ValueBed(control, settings: settings)
  }

  @Test("a click chooses a segment, and a chosen or disabled segment reports nothing")
  func click() {
    let bed = bed()
    bed.stage.click(on: "Month")
    bed.stage.click(on: "Month")
    bed.stage.click(on: "Never")
    bed.stage.touchTap(fingers: 1, at: bed.middle(of: "Week"))
    #expect(bed.reports == ["Month", "Week"])
    #expect(bed.control.selectedSegmentIndex == 1)
    bed.control.selectedSegmentIndex = 99
    #expect(bed.control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(bed.reports.count == 2)
  }

  @Test("a segment has the width that was set; the others share the rest")
  func widths() {
    let control = SegmentedControl(titles: ["A", "B", "C"])
    // The control is three points wider than its segments at each side.
    func widths(_ width: Double) -> [Double] {
      control.frame = Rect(x: 0, y: 0, width: width + 6, height: 36)
      control.layoutIfNeeded()
      return control.subviews.filter { $0 is any TextDisplaying }.map(\.frame.width)
    }
    control.setWidth(100, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 100 && control.widthForSegment(at: 0) == 0)
    #expect(widths(300) == [100, 100, 100])
    #expect(widths(200) == [50, 100, 50])
    control.setWidth(.nan, forSegmentAt: 1)
    #expect(widths(300) == [100, 100, 100])
    for (index, width) in [50.0, 100, 50].enumerated() {
      control.setWidth(width, forSegmentAt: index)
    }
    #expect(control.sizeThatFits(.zero).width == 206)
    #expect(widths(400) == [100, 200, 100])
  }

  @Test(
    "titles have the preferred text size, and are smaller in a narrow control, down to 14 points"
  )
  func textSize() throws {
    func sizes(width: Double) -> (fonts: [Double], isCut: Bool, height: Double) {
      let control = SegmentedControl(titles: ["Day", "Week", "Month"])
      let size = control.sizeThatFits(.zero)
      control.frame = Rect(x: 0, y: 0, width: width > 0 ? width : size.width, height: size.height)
      let stage = Stage(size: Size(width: 800, height: 100))
      let root = ViewController()
      root.view.addSubview(control)
      stage.window.rootViewController = root
      stage.settle()
      let texts = control.subviews.compactMap { ($0 as? any TextDisplaying)?.displayedTexts }
        .joined()
      return (texts.map(\.font.size), texts.contains(where: \.isTruncated), size.height)
    }
    #expect(sizes(width: 0) == ([14, 14, 14], false, 36))
    ContentSizeCategory.preferred = .accessibilityLarge
    defer { ContentSizeCategory.preferred = .large }
    let whole = sizes(width: 0)
    #expect(whole.fonts.allSatisfy { abs($0 - 14 * 31 / 15) < 1e-9 } && whole.fonts.count == 3)
    #expect(!whole.isCut && whole.height > 40 && whole.height < 52)
    let narrow = sizes(width: 200)
    #expect(Set(narrow.fonts).count == 1 && narrow.fonts.count == 3 && !narrow.isCut)
    #expect(narrow.fonts[0] > 18 && narrow.fonts[0] < 28)
    #expect(sizes(width: 100).fonts == [14, 14, 14])
  }

  @Test("each property of a segment is read and set by its index")
  func byIndex() {
    let control = bed().control
    let image = Image.placeholder(ofSize: Size(width: 10, height: 10))
    #expect(control.numberOfSegments == 4)
    #expect((0..<4).map(control.titleForSegment) == ["Day", "Week", "Never", "Month"])
    #expect((0..<4).map(control.isEnabledForSegment) == [true, true, false, true])
    control.setTitle("Year", forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 0)
    control.setEnabled(true, forSegmentAt: 2)
    control.setImage(image, forSegmentAt: 3)
    #expect(
      control.segments == [
        .init(title: "Day", isEnabled: false), .init(title: "Year"), .init(title: "Never"),
        .init(title: "Month", image: image),
      ])
  }

  @Test("a press can slide to another segment, and chooses nothing outside")
  func sliding() {
    let bed = bed()
    bed.stage.drag(from: bed.middle(of: "Day"), to: bed.middle(of: "Month"))
    #expect(bed.reports == ["Month"])
    bed.stage.drag(
      from: bed.middle(of: "Week"), to: Point(x: bed.middle(of: "Week").x, y: 20))
    bed.stage.touch(began: bed.middle(of: "Day"))
    bed.stage.touch(cancelled: 0)
    #expect(bed.reports == ["Month"])
  }

  @Test("arrows skip disabled segments and stop at the ends")
  func keys() {
    let bed = bed()
    bed.stage.key("Tab")
    for name in ["Right", "Right", "Right", "Left", "Home", "End"] { bed.stage.key(name) }
    #expect(bed.reports == ["Week", "Month", "Week", "Day", "Month"])
    let mirrored = self.bed(settings: ValueBed<SegmentedControl>.rightToLeft)
    mirrored.stage.key("Tab")
    mirrored.stage.key("Left")
    #expect(mirrored.reports == ["Week"])
    #expect(mirrored.middle(of: "Day").x > mirrored.middle(of: "Month").x)
  }

  @Test("a momentary control reports its segment and chooses none; arrows move, and Enter presses")
  func momentary() {
    let bed = bed()
    bed.control.isMomentary = true
    bed.stage.click(on: "Week")
    #expect(bed.control.selectedSegmentIndex == SegmentedControl.noSegment)
    bed.stage.key("Tab")
    bed.stage.key("Right")
    bed.stage.key("Right")
    #expect(bed.reports == ["Week"])
    bed.stage.key("Return")
    bed.stage.key("Space")
    #expect(bed.reports == ["Week", "Week", "Week"])
  }

  @Test("segments have their own names and traits, and no title is truncated if it fits")
  func parts() throws {
    let bed = bed()
    #expect(bed.stage.view(named: "Day")?.accessibilityTraits == [.button, .selected])
    #expect(bed.stage.view(named: "Never")?.accessibilityTraits == [.button, .notEnabled])
    bed.control.segments = [.init(title: "A"), .init(title: "A much longer title")]
    bed.control.bounds.size.width = 220
    bed.stage.settle()
    let long = try #require(bed.stage.view(named: "A much longer title") as? any TextDisplaying)
    #expect(long.displayedTexts.first?.isTruncated == false)
    #expect(bed.control.selectedSegmentIndex == 0)
    bed.control.segments = []
    #expect(bed.control.selectedSegmentIndex == SegmentedControl.noSegment)
    bed.stage.settle()
    bed.stage.click(at: Point(x: 200, y: 150))
  }

  @Test("the selection mark moves and comes to rest")
  func movement() {
    let bed = bed()
    bed.stage.click(on: "Month")
    bed.stage.leave()
    bed.stage.advance(by: 0.05)
    let early = bed.stage.snapshot()
    bed.stage.settle()
    #expect(!early.isIdentical(to: bed.stage.snapshot()))
    #expect(bed.stage.window.isIdle)
  }
}
