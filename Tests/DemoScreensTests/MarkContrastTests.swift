import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The contrast of marks, icons and focus rings, measured on the drawn pixels: 3:1, as WCAG requires.
@MainActor
struct MarkContrastTests {
  private nonisolated static let themes = [
    Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
    Settings(userInterfaceStyle: .dark, accessibilityContrast: .high),
  ]

  @Test(
    "the glyphs of the tools in the header have enough contrast, at rest and hovered",
    arguments: themes)
  func tools(settings: Settings) throws {
    let demo = try Demo("navigation", settings: settings)
    let names = [
      "Show all rooms", "Explanation", "Settings", "Show the ring", "Show the shortcuts",
    ]
    for name in names {
      let tool = try #require(demo.stage.view(named: name))
      let frame = tool.convert(tool.bounds, to: nil)
      for isHovered in [false, true] {
        demo.stage.move(to: isHovered ? frame.center : Point(x: 480, y: 600))
        demo.stage.settle()
        let pixels = PixelCount(of: frame, in: demo.stage.snapshot())
        #expect(pixels.bestContrast >= 3, "\(name), hovered \(isHovered): \(pixels.bestContrast)")
      }
    }
  }

  @Test("each enabled control of the gallery has a mark that is visible", arguments: themes)
  func controls(settings: Settings) throws {
    let demo = try Demo("gallery", settings: settings)
    var kinds: Set<String> = []
    for page in ["Controls", "Bars", "Text"] {
      demo.stage.click(on: page)
      demo.stage.settle()
      let picture = demo.stage.snapshot()
      let window = Rect(origin: .zero, size: demo.window.bounds.size)
      for control in demo.views(Control.self) where control.isEnabled {
        let frame = control.convert(control.bounds, to: nil)
        guard window.contains(frame), frame.width > 8, frame.height > 8 else { continue }
        kinds.insert("\(type(of: control))")
        // The background around the control is included, since some controls fill their frame.
        let pixels = PixelCount(of: frame.insetBy(dx: -3, dy: -3), in: picture)
        #expect(
          pixels.bestContrast >= 3,
          "\(type(of: control)) \(control.accessibilityLabel ?? "") \(pixels.bestContrast)")
      }
    }
    #expect(
      kinds.isSuperset(of: [
        "Button", "PageControl", "SegmentedControl", "Slider", "Stepper", "Switch", "TextField",
      ]), "\(kinds)")
  }

  @Test("the icons of the open ring and of the court have enough contrast", arguments: themes)
  func icons(settings: Settings) throws {
    let demo = try Demo("welcome", settings: settings)
    func check(_ views: [View]) {
      let picture = demo.stage.snapshot()
      for view in views {
        let frame = view.convert(view.bounds, to: nil)
        let middle = Rect(center: frame.center, size: Size(width: 40, height: 40))
        let pixels = PixelCount(of: middle, in: picture)
        #expect(pixels.bestContrast >= 3, "\(view.accessibilityLabel ?? "") \(pixels.bestContrast)")
      }
    }
    let names = ["Clock", "Shapes", "Journal", "Gallery", "Containers", "CoconutKit"]
    check(try names.map { try #require(demo.stage.view(named: $0)) })
    let ring = try #require(demo.root as? RingMenuController)
    ring.setMenuVisible(true, animated: false)
    demo.stage.settle()
    let wedges = demo.views(View.self).filter { $0.accessibilityTraits.contains(.menuItem) }
    #expect(wedges.count == 8)
    let picture = demo.stage.snapshot()
    for wedge in wedges {
      let pixels = PixelCount(of: wedge.convert(wedge.bounds, to: nil), in: picture)
      #expect(pixels.bestContrast >= 3, "\(wedge.accessibilityLabel ?? "")")
    }
  }

  @Test(
    "the focus is shown by a line along the focused view with a contrast of 3:1 to the pixels before",
    arguments: Rooms.all, [themes[0], themes[1]])
  func focus(room: String, settings: Settings) throws {
    let demo = try Demo(room, settings: settings)
    var checkedCount = 0
    var without = demo.stage.snapshot()
    for _ in 0..<7 {
      demo.stage.key("Tab")
      demo.stage.settle()
      let with = demo.stage.snapshot()
      defer { without = with }
      guard let view = demo.window.firstResponder as? Control, view.isFocusRingVisible else {
        continue
      }
      let frame = view.convert(view.bounds, to: nil)
      guard demo.window.bounds.contains(frame) else { continue }
      let count = FocusMark.count(of: with, against: without, in: frame.insetBy(dx: -6, dy: -6))
      // A slider marks its thumb.
      let width = view is Slider ? frame.height : frame.width
      let least = min(width, 200) + min(frame.height, 200)
      #expect(
        Double(count) >= least,
        "\(room): \(view.accessibilityLabel ?? "\(type(of: view))") \(count) of \(least)")
      checkedCount += 1
    }
    #expect(checkedCount >= 1)
  }
}

/// The pixels with which a focused view differs from the same view without the focus.
private enum FocusMark {
  /// Returns the number of pixels in a rectangle that changed by a contrast of at least 3:1.
  static func count(of picture: Bitmap, against other: Bitmap, in rect: Rect) -> Int {
    let area = PixelRect(covering: rect, scale: 1).intersection(PixelRect(picture.size))
    var count = 0
    for y in area.y..<(area.y + area.height) {
      for x in area.x..<(area.x + area.width) {
        let (one, two) = (picture.color(atX: x, y: y), other.color(atX: x, y: y))
        if one != two, one.contrastRatio(with: two) >= 3 { count += 1 }
      }
    }
    return count
  }
}
