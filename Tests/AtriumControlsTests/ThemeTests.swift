import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import Testing

/// The contrast ratios that `Theme` promises.
struct ThemeTests {
  private static let all: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("high contrast, light", .highContrastLight),
    ("high contrast, dark", .highContrastDark),
  ]

  @Test("V-26: the default tint is the theme's accent, in each of the four themes")
  @MainActor
  func tint() {
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        let settings = Settings(userInterfaceStyle: style, accessibilityContrast: contrast)
        let window = Window(size: Size(width: 10, height: 10), settings: settings)
        #expect(window.tintColor == window.theme.accent)
      }
    }
  }

  @Test("text is readable on every background that it can have", arguments: all)
  func text(name: String, theme: Theme) {
    let grounds = [
      theme.background, theme.surface, theme.fill, theme.hoverFill, theme.pressedFill,
      theme.selectedRowFill,
    ]
    for ground in grounds {
      #expect(theme.label.contrastRatio(with: ground) >= 4.5)
      #expect(
        theme.secondaryLabel.contrastRatio(with: ground) >= 4.5 || ground == theme.pressedFill)
    }
    for ground in [theme.accent, theme.pressedAccent] {
      #expect(theme.onAccent.contrastRatio(with: ground) >= 4.5)
    }
    for ground in [theme.background, theme.surface] {
      #expect(theme.accent.contrastRatio(with: ground) >= 4.5)
      #expect(theme.focusRing.contrastRatio(with: ground) >= 3)
    }
  }

  @Test(
    "high contrast means at least 7:1",
    arguments: [("light", Theme.highContrastLight), ("dark", .highContrastDark)])
  func highContrast(name: String, theme: Theme) {
    for ground in [theme.background, theme.surface, theme.fill] {
      #expect(theme.label.contrastRatio(with: ground) >= 7)
      #expect(theme.secondaryLabel.contrastRatio(with: ground) >= 7)
    }
    #expect(theme.onAccent.contrastRatio(with: theme.accent) >= 7)
    // Symbols without text have a contrast of at least 3:1.
    let signs = [
      theme.outline, theme.separator, theme.track, theme.groove, theme.accent, theme.focusRing,
      theme.selectedFill, theme.badge,
    ]
    for (index, sign) in signs.enumerated() {
      for ground in [theme.background, theme.surface] {
        #expect(sign.contrastRatio(with: ground) >= 3, "sign \(index)")
      }
    }
  }

  @Test("traits select the theme")
  func traits() {
    #expect(Theme(TraitCollection()) == .light)
    #expect(Theme(TraitCollection(userInterfaceStyle: .dark)) == .dark)
    #expect(Theme(TraitCollection(accessibilityContrast: .high)) == .highContrastLight)
    #expect(
      Theme(TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high))
        == .highContrastDark)
  }
}
