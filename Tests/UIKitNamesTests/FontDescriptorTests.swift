import Testing
import UIKit

/// Descriptors of fonts that are made from attributes.
@MainActor
struct FontDescriptorTests {
  private typealias Trait = UIFontDescriptor.TraitKey

  @Test("attributes change the family, the size, the weight, the slope and the digits of a font")
  func attributes() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .family: "Noto Serif", .size: 20,
      .traits: [Trait.weight: UIFont.Weight.semibold, Trait.slant: 0.07] as [Trait: Any],
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.familyName == "Noto Serif" && font.pointSize == 20)
    #expect(font.weight == .semibold && font.isItalic && font.tabularDigits)
    #expect(descriptor.addingAttributes([.size: -1, .family: 3]) == descriptor)
    #expect(descriptor.object(forKey: .size) as? Double == 20)
    #expect(descriptor.object(forKey: .face) == nil)
  }

  @Test("a descriptor is made from attributes alone, with the system font by default")
  func initialiser() {
    #expect(
      UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 0) == .systemFont(ofSize: 12))
    let named = UIFontDescriptor(fontAttributes: [.name: "HelveticaNeue-Bold", .size: 9.5])
    #expect(UIFont(descriptor: named, size: 0) == UIFont(name: "HelveticaNeue-Bold", size: 9.5))
    let bits = UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue
    let bold = UIFontDescriptor(fontAttributes: [.traits: [Trait.symbolic: bits]])
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test("designs and faces change the family and the style of a font")
  func designs() {
    let base = UIFont.systemFont(ofSize: 15, weight: .medium)
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]
    let fonts = designs.compactMap { base.fontDescriptor.withDesign($0) }.map {
      UIFont(descriptor: $0, size: 0)
    }
    #expect(fonts.map(\.familyName) == ["Inter", "Inter", "Noto Serif", "DejaVu Sans Mono"])
    #expect(fonts.allSatisfy { $0.weight == .medium && $0.pointSize == 15 })
    let face = UIFont(descriptor: base.fontDescriptor.withFace("Light Italic"), size: 0)
    #expect(face.weight == .light && face.isItalic)
    #expect(base.fontDescriptor.withFamily("Inter").object(forKey: .family) as? String == "Inter")
  }

  @Test("the heights of letters are between the baseline and the ascender")
  func heights() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(abs(UIFont.systemFont(ofSize: 40).capHeight - 2 * font.capHeight) < 0.001)
    #expect(font.leading == 0)
  }
}
