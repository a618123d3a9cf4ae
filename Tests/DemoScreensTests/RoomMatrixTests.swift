import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// Every room in windows of all sizes, themes, directions, text sizes and languages: titles, margins, complete strings
/// that do not overlap, and contrast.
@MainActor
@Suite(.serialized)
struct RoomMatrixTests {
  /// A window: one combination of what the user can choose.
  struct Variant: Sendable, CustomTestStringConvertible {
    let size: Size
    let category: ContentSizeCategory
    let settings: Settings
    let language: Language

    var testDescription: String {
      "\(Int(size.width))×\(Int(size.height)) \(category) \(language.rawValue)"
        + " \(settings.userInterfaceStyle) \(settings.accessibilityContrast)"
        + " \(settings.layoutDirection)"
    }
  }

  private nonisolated static let sizes = [
    Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
    Size(width: 1280, height: 800), Size(width: 1920, height: 1200),
  ]
  private nonisolated static let categories: [ContentSizeCategory] = [
    .large, .small, .extraExtraLarge, .accessibilityLarge,
  ]

  /// One window for each pair of window size and text size.
  ///
  /// Any two values of two other choices also occur together.
  nonisolated static let variants = sizes.indices.flatMap { row in
    categories.indices.map { column in
      var settings = Settings()
      let theme = (row + column) % 4
      settings.userInterfaceStyle = theme % 2 == 0 ? .light : .dark
      settings.accessibilityContrast = theme < 2 ? .normal : .high
      settings.layoutDirection = (row / 2 + column) % 2 == 0 ? .leftToRight : .rightToLeft
      // Text of twice the usual size needs more than the smallest window.
      let isTooLarge = row == 0 && categories[column].isAccessibilityCategory
      return Variant(
        size: sizes[row], category: isTooLarge ? .extraExtraExtraLarge : categories[column],
        settings: settings,
        language: (row + column / 2) % 2 == 0 ? .english : .german)
    }
  }

  @Test("the windows cover all pairs of values of any two choices")
  func pairs() {
    let choices: [(Variant) -> String] = [
      { "\($0.size)" }, { "\(min($0.category, .extraExtraExtraLarge))" }, { $0.language.rawValue },
      { "\($0.settings.userInterfaceStyle) \($0.settings.accessibilityContrast)" },
      { "\($0.settings.layoutDirection)" },
    ]
    let counts = [5, 4, 2, 4, 2]
    for (one, first) in choices.enumerated() {
      for (other, second) in choices.enumerated().dropFirst(one + 1) {
        let pairs = Set(RoomMatrixTests.variants.map { [first($0), second($0)] })
        #expect(pairs.count == counts[one] * counts[other], "\(one) and \(other)")
      }
    }
  }

  @Test(
    "in German, with text of twice the usual size, each room is whole in the smallest window",
    arguments: Rooms.all + ["playground"])
  func largest(_ name: String) throws {
    try Demo.inGerman {
      try Demo.withText(.accessibilityLarge) {
        let demo = try Demo(name, size: Size(width: 320, height: 240))
        let check = RoomCheck(demo)
        #expect(check.faults == [])
        #expect(check.textCount > 0)
      }
    }
  }

  @Test(
    "a room has its title, equal margins, complete strings that do not overlap, and readable colours",
    arguments: Rooms.all + ["playground"], variants)
  func room(_ name: String, in variant: Variant) throws {
    variant.language.use(assetsFolder: Demo.assetsFolder)
    defer { Language.english.use(assetsFolder: Demo.assetsFolder) }
    try Demo.withText(variant.category) {
      // The colours do not depend on the size, so large windows are not painted.
      let demo = try Demo(
        name, size: variant.size, settings: variant.settings, paints: variant.size.width < 900)
      let check = RoomCheck(demo)
      #expect(check.faults == [])
      #expect(check.textCount > 0)
      #expect(check.markCount > 2 || variant.size.width >= 900)
    }
  }
}
