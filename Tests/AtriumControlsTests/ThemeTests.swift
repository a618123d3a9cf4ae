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

  @Test(
    "V-26: the default tint follows the palette and the style that a container chooses for a child")
  @MainActor
  func overriddenTint() {
    let (root, child) = (ViewController(), ViewController())
    let window = Window(size: Size(width: 10, height: 10))
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    let inner = View()
    child.view.addSubview(inner)
    for style in [UserInterfaceStyle.light, .dark] {
      for palette in [ColorPalette.standard, .iOS] {
        let overrides = TraitOverrides(userInterfaceStyle: style, colorPalette: palette)
        root.setOverrideTraitCollection(overrides, forChild: child)
        #expect(inner.tintColor == inner.theme.accent)
        #expect(root.view.tintColor == Theme.light.accent)
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

  /// The component values of the accent colours in the test.
  private static let components = [0, 0.25, 0.5, 0.75, 1]

  @Test(
    "AX-16: with any accent colour of the user, text is readable and the default tint is the theme's accent",
    arguments: [UserInterfaceStyle.light, .dark])
  @MainActor
  func userAccent(style: UserInterfaceStyle) {
    let colors = ThemeTests.components.flatMap { red in
      ThemeTests.components.flatMap { green in
        ThemeTests.components.map { blue in Color(red: red, green: green, blue: blue) }
      }
    }
    for accent in colors {
      let settings = Settings(userInterfaceStyle: style, accentColor: accent)
      let window = Window(size: Size(width: 10, height: 10), settings: settings)
      let theme = window.theme
      #expect(window.tintColor == theme.accent && window.traitCollection.accentColor == accent)
      text(name: "\(accent)", theme: theme)
    }
    // A colour that is readable stays as it is.
    let blue = Color(hex: style == .light ? 0x1a5fb4 : 0x62a0ea)
    let plain = Settings(userInterfaceStyle: style, accentColor: blue)
    #expect(Window(size: Size(width: 10, height: 10), settings: plain).theme.accent == blue)
  }

  @Test("AX-16: the accent colour of the user does not change themes of high contrast and of iOS")
  func accentElsewhere() {
    var traits = TraitCollection(accessibilityContrast: .high)
    let before = Theme(traits)
    traits.accentColor = Color(hex: 0x3584e4)
    #expect(Theme(traits) == before)
    traits.accessibilityContrast = .normal
    #expect(Theme(traits) != .light)
    traits.colorPalette = .iOS
    var plain = traits
    plain.accentColor = nil
    #expect(Theme(traits) == Theme(plain))
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
