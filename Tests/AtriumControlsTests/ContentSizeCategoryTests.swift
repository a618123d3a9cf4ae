import AtriumControls
import AtriumGraphics
import AtriumKit
import Testing

/// The fonts of text styles in the sizes that the user can prefer.
@MainActor
@Suite(.serialized)
struct ContentSizeCategoryTests {
  private func sizes(_ category: ContentSizeCategory) -> [Double] {
    ContentSizeCategory.preferred = category
    defer { ContentSizeCategory.preferred = .large }
    return Font.TextStyle.allCases.map { Font.preferredFont(forTextStyle: $0).size }
  }

  @Test("each style differs from its standard size by the points in the guidelines' tables")
  func sizes() {
    // largeTitle, title1, title2, title3, headline, body, footnote, caption
    #expect(sizes(.large) == [34, 28, 22, 20, 15, 15, 13, 12])
    #expect(sizes(.extraSmall) == [31, 25, 19, 17, 12, 12, 12, 11])
    #expect(sizes(.small) == [32, 26, 20, 18, 13, 13, 12, 11])
    #expect(sizes(.extraLarge) == [36, 30, 24, 22, 17, 17, 15, 14])
    #expect(sizes(.extraExtraExtraLarge) == [40, 34, 28, 26, 21, 21, 19, 18])
    #expect(sizes(.accessibilityMedium) == [44, 38, 34, 31, 26, 26, 23, 22])
    #expect(sizes(.accessibilityExtraExtraExtraLarge) == [60, 58, 56, 55, 51, 51, 44, 43])
  }

  @Test("the categories are ordered by size, and the five largest are for accessibility")
  func order() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.count == 12)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("metrics scale fonts and lengths in proportion to the size of their style")
  func metrics() {
    let font = Font.system(ofSize: 30, weight: .bold)
    #expect(FontMetrics.default.scaledFont(for: font) == font)
    ContentSizeCategory.preferred = .extraExtraExtraLarge
    defer { ContentSizeCategory.preferred = .large }
    #expect(FontMetrics.default.scaledValue(for: 30) == 42)
    #expect(FontMetrics(forTextStyle: .title1).scaledValue(for: 28) == 34)
    var scaled = font
    scaled.size = 42
    #expect(FontMetrics.default.scaledFont(for: font) == scaled)
    scaled.size = 36
    #expect(FontMetrics.default.scaledFont(for: font, maximumPointSize: 36) == scaled)
  }
}
