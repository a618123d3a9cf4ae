import Foundation
import TestSupport
import Testing
import XServerSupport

/// The user's own settings do not change the result of a test.
@Suite("a user's own settings")
struct HostileHomeTests {
  @Test(
    "the user's window manager keys, resources, dead keys, fonts, language and display affect no test"
  )
  func hostile() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let home = try HostileHomeTests.hostileHome()
      // Without a separate home folder, a program would read the user's key bindings, and the window could
      // not be dragged.
      let edge = try DraggedEdge()
      try edge.drag {
        _ = try eventually {
          try edge.move(2, 1)
          return !edge.sizes.isEmpty
        }
      }
      let fixture = try Fixture(["--settings"])
      try fixture.server.run("setxkbmap", ["us", "intl"])
      try fixture.server.xdotool("mousemove", "50", "50", "click", "1")
      fixture.hears("focus true")
      try fixture.server.xdotool("key", "48", "key", "26", "key", "a")
      fixture.hears("text [a]")
      let heard = fixture.events.filter { $0.hasPrefix("text") || $0.hasPrefix("settings") }
      let sizes = edge.sizes.allSatisfy { $0.hasSuffix("scale 1.0 live") }
      let line = "here \(sizes) \(heard.joined(separator: ", "))\n"
      FileHandle.standardOutput.write(Data(line.utf8))
      withExtendedLifetime(home) {}
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let line = output.split(separator: "\n").first { $0.hasPrefix("here ") }
    #expect(line == "here true settings light normal full, text [é], text [a]", "\(output)")
  }

  @Test("a test's programs have only the test's own folders in their environment")
  func environment() throws {
    let home = try TestHome()
    let environment = home.environment
    let folder = try #require(environment["HOME"])
    let ours = [
      "HOME": folder, "LANG": "C.UTF-8", "TZ": "UTC",
      "XDG_CONFIG_HOME": "\(folder)/config", "XDG_CONFIG_DIRS": "\(folder)/system",
      "XDG_DATA_HOME": "\(folder)/data", "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
      "XDG_STATE_HOME": "\(folder)/state", "XDG_RUNTIME_DIR": "\(folder)/runtime",
      "XDG_CACHE_HOME": "\(Guardian.shared.folder ?? folder)/cache",
    ]
    let handedOn: Set = [
      "PATH", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "LSAN_OPTIONS",
      "TSAN_OPTIONS", "UBSAN_OPTIONS",
    ]
    #expect(environment.filter { !handedOn.contains($0.key) } == ours)
    for (name, path) in ours where name.hasSuffix("_HOME") || name == "XDG_RUNTIME_DIR" {
      var status = stat()
      let code = stat(path, &status)
      #expect(code == 0 && status.st_mode & 0o777 == 0o700, "\(name)")
    }
    let child = try ChildProcess("env")
    #expect(child.waitForEnd() == 0)
    let common = try TestHome.environment().map { "\($0)=\($1)" }.sorted()
    #expect(child.lines.sorted() == common)
  }

  /// Makes a home folder with unusual settings for all programs that the tests use, and sets it as the home
  /// folder.
  private static func hostileHome() throws -> ScratchFolder {
    let home = try ScratchFolder()
    let files = [
      ".config/openbox/rc.xml": """
      <openbox_config xmlns="http://openbox.org/3.4/rc">
        <applications><application class="*"><maximized>yes</maximized></application></applications>
        <keyboard/><mouse><dragThreshold>9999</dragThreshold></mouse>
      </openbox_config>
      """,
      ".config/fontconfig/fonts.conf": "<fontconfig><dir>/nowhere</dir></fontconfig>",
      ".Xresources": "Xft.dpi: 192\n", ".Xdefaults": "Xft.dpi: 192\n",
      ".XCompose": "<dead_acute> <e> : \"wrong\"\n", ".Xauthority": "no authority",
    ]
    for (name, text) in files {
      let file = URL(fileURLWithPath: home.file(name))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let variables = [
      "HOME": home.path, "XDG_CONFIG_HOME": home.file(".config"),
      "XDG_CONFIG_DIRS": home.file(".config"), "XDG_RUNTIME_DIR": "/nowhere",
      "XDG_DATA_HOME": "/nowhere", "XDG_CACHE_HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere",
      "XCOMPOSEFILE": home.file(".XCompose"), "XENVIRONMENT": home.file(".Xdefaults"),
      "XAUTHORITY": home.file(".Xauthority"), "XMODIFIERS": "@im=nowhere", "DISPLAY": ":60001",
      "LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.ISO8859-9", "LANGUAGE": "ar", "TZ": "Asia/Tokyo",
      "GTK_THEME": "HighContrast", "GTK_IM_MODULE": "nowhere", "GDK_SCALE": "2",
      "FONTCONFIG_FILE": "/nowhere", "ATRIUM_X11_WITHOUT": "xi2,shm,randr,sync",
      "SESSION_MANAGER": "local/nowhere:/nowhere",
    ]
    for (name, value) in variables { setenv(name, value, 1) }
    return home
  }
}
