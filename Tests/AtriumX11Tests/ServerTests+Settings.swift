import Foundation
import Testing
import XServerSupport

extension ServerTests {
  private var dark: SettingsBytes { SettingsBytes().adding("Net/ThemeName", "Adwaita-dark") }
  private var light: SettingsBytes {
    SettingsBytes(isBigEndian: true).adding("Net/ThemeName", "Adwaita")
  }

  @Test(
    "XC-34: a desktop's theme and motion apply from the first frame, and their changes are followed"
  )
  func settings() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let manager = probe.manageSettings(dark.adding("Gtk/EnableAnimations", 0).bytes())
    let fixture = try Fixture(["--settings"], on: server)
    fixture.hears("settings dark normal reduced")
    #expect(fixture.events.first == "settings dark normal reduced")
    probe.setSettings(light.adding("Gtk/EnableAnimations", 1).bytes(), of: manager)
    fixture.hears("settings light normal full")
    probe.setSettings(
      SettingsBytes().adding("Net/ThemeName", "HighContrastInverse").bytes(), of: manager)
    fixture.hears("settings dark high full")
    // A repeated value is not reported.
    let lines = try fixture.rests(probe)
    probe.setSettings(
      SettingsBytes().adding("Net/ThemeName", "HighContrastInverse").bytes(), of: manager)
    #expect(try fixture.rests(probe) == lines)
  }

  @Test("TX-24: the desktop determines the double-click time, even when it changes")
  func doubleClickTime() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let manager = probe.manageSettings(SettingsBytes().adding("Net/DoubleClickDistance", 0).bytes())
    let fixture = try Fixture(on: server)
    func click(_ x: Int) throws {
      try server.xdotool("mousemove", "--window", fixture.window, "\(x)", "40", "click", "1")
    }
    func presses(_ count: Int) -> [String] {
      let presses = { fixture.events.filter { $0.hasPrefix("down") } }
      _ = eventually { presses().count >= count }
      return presses()
    }
    // A distance of one point is now too large for a double click.
    for x in [40, 41] { try click(x) }
    let apart = ["down 1 at 40.0,40.0 count 1", "down 1 at 41.0,40.0 count 1"]
    #expect(presses(2) == apart)
    probe.setSettings(SettingsBytes().adding("Net/DoubleClickTime", 10_000).bytes(), of: manager)
    try fixture.settles(probe)
    for x in [60, 61] { try click(x) }
    #expect(
      presses(4) == apart + ["down 1 at 60.0,40.0 count 1", "down 1 at 61.0,40.0 count 2"])
  }

  @Test(
    "XC-34: a setting that the program changes stays when another setting of the desktop changes")
  func ownSettings() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let manager = probe.manageSettings(dark.bytes())
    let fixture = try Fixture(["--settings", "--request", "style:light"], on: server)
    fixture.hears("settings light normal full")
    let start = fixture.process.lines.count
    probe.setSettings(dark.adding("Gtk/EnableAnimations", 0).bytes(), of: manager)
    fixture.hears("settings light normal reduced", since: start)
  }

  @Test("XC-34: a settings manager may start late, stop, and be replaced")
  func settingsManagers() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let fixture = try Fixture(["--settings"], on: server)
    fixture.hears("settings light normal full")
    #expect(fixture.events.first == "settings light normal full")
    let start = fixture.process.lines.count
    let first = probe.manageSettings(dark.bytes())
    fixture.hears("settings dark normal full", since: start)
    let second = probe.manageSettings(light.adding("Gtk/EnableAnimations", 0).bytes())
    fixture.hears("settings light normal reduced")
    // The settings window of the first manager is no longer read.
    probe.setSettings(dark.adding("Gtk/EnableAnimations", 0).bytes(), of: first)
    probe.destroy(first)
    try fixture.settles(probe)
    #expect(
      fixture.events.filter { $0.hasPrefix("settings") } == [
        "settings light normal full", "settings dark normal full", "settings light normal reduced",
      ])
    probe.destroy(second)
    #expect(fixture.process.waits { fixture.events.last == "settings light normal full" })
    #expect(fixture.process.isRunning)
    #expect(fixture.process.standardError == "")
  }

  @Test("invalid values of the property are ignored")
  func nonsenseSettings() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let manager = probe.manageSettings(dark.bytes())
    let fixture = try Fixture(["--settings"], on: server)
    fixture.hears("settings dark normal full")
    for bytes in [
      [], [0], [9, 9, 9, 9], Array(dark.bytes().dropLast(5)), dark.bytes(claiming: 0xffff_ffff),
    ] as [[UInt8]] {
      probe.setSettings(bytes, of: manager)
      #expect(fixture.process.waits { fixture.events.last == "settings light normal full" })
      probe.setSettings(dark.bytes(), of: manager)
      #expect(fixture.process.waits { fixture.events.last == "settings dark normal full" })
    }
    probe.setSettings(dark.bytes(), of: manager, isWellTyped: false)
    #expect(fixture.process.waits { fixture.events.last == "settings light normal full" })
    #expect(fixture.process.standardError == "")
  }

  @Test(
    "XC-34: the dots per inch set the scale if the resources do not, and their changes are followed"
  )
  func settingsScale() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let manager = probe.manageSettings(SettingsBytes().adding("Xft/DPI", 1024 * 144).bytes())
    let fixture = try Fixture(on: server)
    try fixture.settles(probe)
    #expect(probe.pixels(of: fixture.windowID)?.count == 600 * 450)
    probe.setSettings(SettingsBytes().adding("Xft/DPI", 1024 * 192).bytes(), of: manager)
    fixture.hearsSize("800x600 scale 2.0")
    try server.run(
      "xprop",
      ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi: 96"])
    fixture.hearsSize("400x300 scale 1.0")
  }
}
