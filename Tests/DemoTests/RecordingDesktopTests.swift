import AtriumControls
import AtriumHarness
import AtriumKit
import Glibc
import Testing
import XServerSupport

/// Recordings of real input into secure text.
@Suite("recordings on a desktop", .serialized)
@MainActor
struct RecordingDesktopTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "a recording is private, and has a bullet for each character that was typed into secure text")
  func secureText() throws {
    let path = try folder.write("an older recording\n", to: "record")
    try #require(chmod(path, 0o666) == 0)
    // The text has a dead key, and a character that needs a modifier.
    let twin = try TextTwin(layout: ["de"], options: ["--record", path])
    let key = try twin.input("Key")
    try twin.click("Guest")
    try twin.types(["shift+34", "29"], as: "Üz")
    // The keys come in one sequence: Tab moves the focus before the next keys are delivered.
    try twin.presses(["38", "Tab", "47", "21", "26", "shift+11", "BackSpace", "q", "Tab"]) {
      twin.stage.type("a")
      twin.stage.key("Tab")
      twin.stage.type("öé\"")
      twin.stage.key("Backspace")
      twin.stage.type("q")
      twin.stage.key("Tab")
    }
    #expect(key.text == "öéq")
    try twin.click("Key", 40)
    try twin.pastes("pasted")
    try twin.desktop.server.xdotool("key", "ctrl+q")
    #expect(twin.desktop.demo.waitForEnd() == 0)

    var file = stat()
    #expect(stat(path, &file) == 0 && file.st_mode & 0o7777 == 0o600)
    let bullet = #"type "•""#
    let typed = try folder.text(of: "record").split(separator: "\n").filter {
      ["type", "key", "#"].contains($0.split(separator: " ").first)
    }
    #expect(
      typed == [
        #"type "Ü""#, #"type "z""#, #"type "a""#, "key Tab",
        "# Secure text is left out: a bullet stands for each character.", bullet[...],
        bullet[...], bullet[...], "key Backspace", bullet[...], "key Tab", "key Ctrl+v",
        "key Ctrl+q",
      ])
    let outputs = twin.desktop.demo.standardOutput + twin.desktop.demo.standardError
    #expect(outputs.contains("viewDidAppear"))
    for secret in ["öé", "éq", "pasted"] { #expect(!outputs.contains(secret)) }
    let played = try Demo.run(
      ["--headless", "--play", path] + GalleryTwin.arguments(.off))
    #expect(played.code == 0 && played.errors == "")
  }
}
