import AtriumKit
import AtriumX11
import Testing
import TestSupport

@Suite("reading a settings manager's property")
struct XSettingsTests {
  private func whole(isBigEndian: Bool) -> [UInt8] {
    SettingsBytes(isBigEndian: isBigEndian).adding("Net/ThemeName", "Adwaita-dark")
      .adding("Xft/DPI", 98_304).adding("A/B", -2).adding("Net/Color", color: [1, 2, 3, 65_535])
      .bytes()
  }

  @Test("both byte orders are read", arguments: [false, true])
  func orders(isBigEndian: Bool) {
    let settings = XSettings(whole(isBigEndian: isBigEndian))
    #expect(
      settings?.values == [
        "Net/ThemeName": .text("Adwaita-dark"), "Xft/DPI": .integer(98_304), "A/B": .integer(-2),
        "Net/Color": .color([1, 2, 3, 65_535]),
      ])
    #expect(XSettings(SettingsBytes(isBigEndian: isBigEndian).bytes())?.values == [:])
  }

  @Test("a property that is truncated anywhere is ignored", arguments: [false, true])
  func truncated(isBigEndian: Bool) {
    let bytes = whole(isBigEndian: isBigEndian)
    for length in 0..<bytes.count { #expect(XSettings(Array(bytes.prefix(length))) == nil) }
  }

  @Test("a property with wrong lengths, count or types is ignored")
  func wrong() {
    let one = SettingsBytes().adding("Xft/DPI", 98_304)
    #expect(XSettings(one.bytes(claiming: 2)) == nil)
    #expect(XSettings(one.bytes(claiming: 0xffff_ffff)) == nil)
    #expect(XSettings(one.adding(3, "A", [0, 0, 0, 0]).bytes()) == nil)
    #expect(XSettings(one.adding(1, "A", [0xff, 0xff, 0xff, 0xff]).bytes()) == nil)
    #expect(XSettings(one.adding(1, "A", [0xfd, 0xff, 0xff, 0xff]).bytes()) == nil)
    #expect(XSettings([2] + one.bytes().dropFirst()) == nil)
    // The name has the maximum length.
    var long = one.bytes()
    (long[14], long[15]) = (0xff, 0xff)
    #expect(XSettings(long) == nil)
  }

  @Test("random bytes cause no error")
  func random() {
    let seed = RandomRunSettings.firstSeed
    print("random settings: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let bytes = whole(isBigEndian: false)
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        changed[Int.random(in: 0..<changed.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      #expect((XSettings(changed)?.values.count ?? 0) <= 4, "seed \(seed)")
    }
  }

  @Test(
    "a word in a theme's name makes the theme dark",
    arguments: [
      ("Adwaita", false), ("Adwaita-dark", true), ("Mint-Y-Dark-Aqua", true), ("Arc-Darker", false),
      ("Breeze-Dark", true), ("Adwaita:dark", true), ("Darkroom", false), ("HighContrast", false),
      ("HighContrastInverse", true), ("", false),
    ])
  func themes(name: String, isDark: Bool) throws {
    let bytes = SettingsBytes().adding("Net/ThemeName", name).bytes()
    let settings = DesktopSettings(try #require(XSettings(bytes)))
    #expect(settings.userInterfaceStyle == (isDark ? .dark : .light))
    let isHigh = name.hasPrefix("HighContrast")
    #expect(settings.accessibilityContrast == (isHigh ? .high : .normal))
  }

  @Test("only settings that are followed and present change a window's settings")
  func following() throws {
    let bytes = SettingsBytes().adding("Gtk/ApplicationPreferDarkTheme", 1)
      .adding("Gtk/EnableAnimations", 0).adding("Xft/DPI", 147_456).bytes()
    let desktop = DesktopSettings(try #require(XSettings(bytes)))
    #expect(desktop.dotsPerInch == 144)
    let own = Settings(accessibilityContrast: .high, motion: .off)
    #expect(desktop.applied(to: own, following: []) == own)
    #expect(
      desktop.applied(to: own, following: .all)
        == Settings(
          userInterfaceStyle: .dark, accessibilityContrast: .high, motion: .reduced))
    #expect(
      desktop.applied(to: own, following: .userInterfaceStyle)
        == Settings(userInterfaceStyle: .dark, accessibilityContrast: .high, motion: .off))
    #expect(DesktopSettings().applied(to: own, following: .all) == own)
    let text = SettingsBytes().adding("Net/CursorBlinkTime", 800).adding(
      "Gtk/EnablePrimaryPaste", 0
    )
    .adding("Net/DoubleClickTime", 250).adding("Net/DoubleClickDistance", 0)
    let wanted = Settings(
      accessibilityContrast: .high, motion: .off, caretBlinkPeriod: 0.8, pastesSelection: false)
    let user = DesktopSettings(try #require(XSettings(text.bytes())))
    #expect(user.applied(to: own, following: .all) == wanted)
    #expect(user.applied(to: own, following: .motion) == own)
    #expect(user.doubleClickTime == 250 && user.doubleClickDistance == 0)
    let still = text.adding("Net/CursorBlink", 0).bytes()
    #expect(
      DesktopSettings(try #require(XSettings(still))).applied(to: own, following: .text)
        .caretBlinkPeriod == nil)
    let odd = SettingsBytes().adding("Net/CursorBlinkTime", 0).adding("Net/DoubleClickTime", -1)
      .adding("Net/DoubleClickDistance", 100_000).bytes()
    #expect(DesktopSettings(try #require(XSettings(odd))) == DesktopSettings())
    let unknown = SettingsBytes().adding("Xft/DPI", -1).adding("Net/ThemeName", 3).bytes()
    #expect(DesktopSettings(try #require(XSettings(unknown))) == DesktopSettings())
  }
}
