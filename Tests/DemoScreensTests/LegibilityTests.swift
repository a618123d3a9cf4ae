import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// Text on every screen: not truncated, inside the window, not overlapping, and legible in the drawn image.
@MainActor
struct LegibilityTests {
  private nonisolated static let screens = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack",
    "placeholder", "wizard", "transitions", "rotation", "bench",
  ]
  private nonisolated static let sizes = [
    Size(width: 320, height: 240), Size(width: 960, height: 640), Size(width: 600, height: 900),
  ]
  private nonisolated static let themes = [
    Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
    Settings(userInterfaceStyle: .dark, accessibilityContrast: .high),
  ]

  /// Returns a screen at rest.
  private static func demo(
    _ screen: String, size: Size = Size(width: 960, height: 640), scale: Double = 1,
    settings: Settings = Settings(), paints: Bool = true
  ) throws -> Demo {
    try Demo(screen, size: size, scale: scale, settings: settings, paints: paints)
  }

  @Test("texts do not overlap, are not truncated, and are inside", arguments: screens, sizes)
  func texts(screen: String, size: Size) throws {
    let demo = try LegibilityTests.demo(screen, size: size, paints: false)
    try checkPlaces(of: demo, size: size, mayTruncate: screen == "bench" && size.width < 560)
  }

  @Test("texts do not overlap or get truncated at other sizes and scales", arguments: screens)
  func otherSizes(screen: String) throws {
    let sizes: [(Size, Double)] = [
      (Size(width: 320, height: 568), 2), (Size(width: 1280, height: 800), 1.25),
      (Size(width: 480, height: 320), 3), (Size(width: 640, height: 640), 1.5),
      (Size(width: 3840, height: 2160), 1), (Size(width: 1920, height: 400), 1),
    ]
    for (size, scale) in sizes {
      let demo = try LegibilityTests.demo(screen, size: size, scale: scale, paints: false)
      try checkPlaces(of: demo, size: size, mayTruncate: screen == "bench" && size.width < 560)
    }
  }

  @Test(
    "texts do not overlap or get truncated after the window was rotated and back",
    arguments: screens)
  func afterTurning(screen: String) throws {
    let demo = try LegibilityTests.demo(screen, paints: false)
    demo.stage.resize(to: Size(width: 600, height: 900))
    demo.stage.settle()
    try checkPlaces(of: demo, size: Size(width: 600, height: 900))
    demo.stage.resize(to: Size(width: 960, height: 640))
    demo.stage.settle()
    try checkPlaces(of: demo, size: Size(width: 960, height: 640))
  }

  private func checkPlaces(of demo: Demo, size: Size, mayTruncate: Bool = false) throws {
    let texts = demo.texts
    try #require(
      !texts.isEmpty || demo.environment.journal.entries.contains { $0.controller == "Shapes" })
    let window = Rect(origin: .zero, size: size)
    for (index, one) in texts.enumerated() {
      #expect(window.contains(one.frame), "“\(one.text.string)” at \(one.frame) in \(size)")
      #expect(!one.text.isTruncated || mayTruncate, "“\(one.text.string)” is cut in \(size)")
      for other in texts[(index + 1)...] {
        #expect(
          one.frame.intersection(other.frame).isEmpty,
          "“\(one.text.string)” and “\(other.text.string)” overlap in \(size)")
      }
    }
  }

  @Test("text has a contrast of 4.5:1 to the pixels around it", arguments: screens, themes)
  func contrast(screen: String, settings: Settings) throws {
    for size in LegibilityTests.sizes {
      let demo = try LegibilityTests.demo(screen, size: size, settings: settings)
      let picture = try #require(demo.stage.host.bitmap)
      // Disabled text may be faint, since the guidelines exclude it.
      let texts = demo.texts.filter { $0.text.color.alpha == 1 }
      #expect(!texts.isEmpty, "in \(size)")
      for (text, frame, _) in texts {
        let grounds = PixelCount(of: frame.insetBy(dx: -2, dy: -2), in: picture)
          .grounds(except: text.color)
        #expect(!grounds.isEmpty, "“\(text.string)” cannot be told from its ground")
        for ground in grounds {
          #expect(
            ground.contrastRatio(with: text.color) >= 4.5,
            "“\(text.string)” in \(text.color) on \(ground) at \(size)")
        }
      }
    }
  }

  @Test("a change of theme changes every text", arguments: screens)
  func liveTheme(screen: String) throws {
    let demo = try LegibilityTests.demo(screen)
    let dark = Settings(userInterfaceStyle: .dark)
    demo.window.dispatch(.settingsChanged(dark))
    demo.stage.settle()
    let fresh = try LegibilityTests.demo(screen, settings: dark)
    #expect(demo.texts.map(\.text.color) == fresh.texts.map(\.text.color))
    // The journal shows times, and the lines printed in *Sliding* and *Pager* contain addresses.
    if !["journal", "sliding", "pager"].contains(screen) {
      #expect(demo.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
    }
  }
}
