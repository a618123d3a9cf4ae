import AtriumHarness
import Testing
import TestSupport

struct EventScriptTests {
  @Test("every documented command can be parsed")
  func allCommands() throws {
    let text = """
      \u{feff}# a comment
      click "Menu"
      click 120,80   # another
      click right "a \\"b\\" \\\\" with Shift+Ctrl
      press 1,2\r
      release
      release middle "x"
      move -1.5,.5
      drag 10,300 -> 400,300 in 0.3
      drag left "a" -> "b" with Alt
      chord left+middle+right 300,200
      touch 3 tap 300,200
      touch began 1 3,4
      touch moved 1 "a"
      touch ended 1 5,6
      touch cancelled 1
      swipe left 300,200
      scroll 0,-120 at 300,200
      scroll 1,0
      pinch 1.5 200,200
      pinch 0.5 "a" in 1
      rotate -90 200,200 in 0.5
      touchpad scroll 0,-120 200,200 in 0.2
      touchpad swipe 3 left 200,200
      touchpad pinch 2 "a"
      touchpad rotate 45 200,200
      key Escape
      \tkey Shift+F10
      key #
      type "# not a comment"
      resize 600x900
      resize 1x32767 live
      theme dark
      motion off
      wait idle
      wait 0.5
      screenshot welcome.png
      screenshot "my picture.png"
      expect visible "Red"
      expect hidden "…"
      expect log "Red.viewDidAppear"
      note ""
      """
    // `key #` is an error, since `#` begins a comment.
    let error = #expect(throws: ScriptError.self) {
      try EventScript(parsing: text, file: "all.script")
    }
    #expect(error?.line == 29)
    let script = try EventScript(
      parsing: text.replacing("key #", with: "key Menu"), file: "all.script")
    #expect(script.commandCount == 41)
    #expect(try EventScript(parsing: "", file: "").commandCount == 0)
  }

  private static let names = [
    "click", "press", "release", "move", "drag", "chord", "touch", "swipe", "scroll", "pinch",
    "rotate", "touchpad", "key", "type", "resize", "theme", "motion", "wait", "screenshot",
    "expect", "note",
  ]

  @Test("only the command note reads a note")
  func notes() throws {
    let note = try EventScript(parsing: "note \"a\"", file: "")
    let others = Self.names.filter { $0 != "note" }.compactMap {
      try? EventScript(parsing: "\($0) \"a\"", file: "")
    }
    // The commands click, press, release, move and type have an argument of text too.
    #expect(others.count == 5 && !others.contains(note))
  }

  private static let commands =
    "a command (" + names.dropLast().joined(separator: ", ") + " or note)"

  @Test(
    "an error names the file, the line and the expected input",
    arguments: [
      ("clik 1,2", "expected \(commands), found \"clik\""),
      (#""Menu""#, "expected \(commands), found \"Menu\""),
      ("Click 1,2", "expected \(commands), found \"Click\""),
      ("click", #"expected "NAME" or X,Y, found the end of the line"#),
      ("click Menu", #"expected "NAME" or X,Y, found "Menu""#),
      ("click 1,nan", #"expected "NAME" or X,Y, found "1,nan""#),
      ("click 1,inf", #"expected "NAME" or X,Y, found "1,inf""#),
      ("click 1,0x10", #"expected "NAME" or X,Y, found "1,0x10""#),
      ("click 1,9999999", #"expected "NAME" or X,Y, found "1,9999999""#),
      ("click 1,2,3", #"expected "NAME" or X,Y, found "1,2,3""#),
      ("click 1,2 3", #"expected the end of the line after click, found "3""#),
      (#"click "Menu"#, #"expected " at the end of "Menu""#),
      (#"click "a\n""#, #"expected \" or \\ after a backslash in quotes"#),
      (#"click "a\"#, #"expected \" or \\ after a backslash in quotes"#),
      (
        "click 1,2 with",
        "expected Shift, Ctrl, Alt or Super, joined by +, found the end of the line"
      ),
      ("click 1,2 with Hyper", "expected Shift, Ctrl, Alt or Super, joined by +, found \"Hyper\""),
      ("move", #"expected "NAME" or X,Y, found the end of the line"#),
      ("drag 1,2 3,4", #"expected ->, found "3,4""#),
      ("drag 1,2 ->", #"expected "NAME" or X,Y, found the end of the line"#),
      ("drag 1,2 -> 3,4 in", "expected seconds from 0 to 60, found the end of the line"),
      ("drag 1,2 -> 3,4 in -1", "expected seconds from 0 to 60, found \"-1\""),
      (
        "chord left 1,2",
        "expected two or three different buttons such as left+middle+right, found \"left\""
      ),
      (
        "chord left+left 1,2",
        "expected two or three different buttons such as left+middle+right, found \"left+left\""
      ),
      (
        "touch",
        "expected a number of fingers from 1 to 10, or began, moved, ended or cancelled, found the end of the line"
      ),
      (
        "touch 11 tap 1,2",
        "expected a number of fingers from 1 to 10, or began, moved, ended or cancelled, found \"11\""
      ),
      ("touch 3 1,2", #"expected tap, found "1,2""#),
      ("touch began x 1,2", #"expected the number of a finger from 0 to 99, found "x""#),
      ("swipe north 1,2", #"expected left, right, up or down, found "north""#),
      ("pinch 0 1,2", #"expected a scale from 0.05 to 20, found "0""#),
      ("pinch 2 1,2 in x", #"expected seconds from 0 to 60, found "x""#),
      ("rotate left 1,2", #"expected degrees from -3600 to 3600, found "left""#),
      ("touchpad", "expected scroll, swipe, pinch or rotate, found the end of the line"),
      ("touchpad swipe 2 left 1,2", #"expected a number of fingers from 3 to 5, found "2""#),
      ("touchpad swipe 3 1,2", #"expected left, right, up or down, found "1,2""#),
      ("touchpad scroll 3", #"expected DX,DY, found "3""#),
      ("scroll 3", #"expected DX,DY, found "3""#),
      ("scroll 1,2 3,4", #"expected the end of the line after scroll, found "3,4""#),
      (
        "key Nokey",
        #"expected a key such as Escape, Return, Left, F10, a or Shift+F10, found "Nokey""#
      ),
      ("type hello", #"expected "TEXT", found "hello""#),
      ("resize 600", #"expected WIDTHxHEIGHT, each from 1 to 32767, found "600""#),
      ("resize 0x1", #"expected WIDTHxHEIGHT, each from 1 to 32767, found "0x1""#),
      ("resize 1x32768", #"expected WIDTHxHEIGHT, each from 1 to 32767, found "1x32768""#),
      ("resize 1x2 lively", #"expected the end of the line after resize, found "lively""#),
      ("theme blue", #"expected light, dark or contrast, found "blue""#),
      ("motion", "expected full, reduced or off, found the end of the line"),
      ("wait", "expected idle or seconds from 0 to 3600, found the end of the line"),
      ("wait 1e3", #"expected idle or seconds from 0 to 3600, found "1e3""#),
      ("wait 3601", #"expected idle or seconds from 0 to 3600, found "3601""#),
      (
        "screenshot",
        "expected a file's name that ends in .png, without folders, found the end of the line"
      ),
      (
        "screenshot a.jpg",
        "expected a file's name that ends in .png, without folders, found \"a.jpg\""
      ),
      (
        "screenshot ../a.png",
        "expected a file's name that ends in .png, without folders, found \"../a.png\""
      ),
      (
        "screenshot .png",
        "expected a file's name that ends in .png, without folders, found \".png\""
      ),
      ("expect", "expected visible, hidden or log, found the end of the line"),
      ("expect visible Red", #"expected "NAME", found "Red""#),
      (#"expect gone "Red""#, #"expected visible, hidden or log, found "gone""#),
      ("note hello", #"expected "TEXT", found "hello""#),
      ("\u{1b}[31m", "expected \(commands), found \"\\u001b[31m\""),
      (
        String(repeating: "z", count: 50),
        "expected \(commands), found \"\(String(repeating: "z", count: 40))…\""
      ),
    ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) {
      try EventScript(parsing: "# first\n\nwait idle\n\(line)\nwait idle\n", file: "a b.script")
    }
    #expect(error?.description == "a b.script:4: \(message)")
  }

  @Test("a file that cannot be read is an error")
  func unreadable() {
    #expect(throws: ScriptError.self) { try EventScript(contentsOf: "/dev/zero") }
    let missing = #expect(throws: ScriptError.self) {
      try EventScript(contentsOf: "/no/such.script")
    }
    #expect(
      missing?.description == "/no/such.script: cannot read the script: No such file or directory")
    let folder = #expect(throws: ScriptError.self) { try EventScript(contentsOf: "/") }
    #expect(folder?.description == "/: cannot read the script: Is a directory")
  }

  @Test("random bytes and random words never trap the parser")
  func fuzz() {
    let seed = RandomRunSettings.firstSeed
    print("random scripts: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let words = [
      "click", "drag", "->", "in", "1,2", "\"a\"", "\"", "\\", "with", "Shift", "+", "++", "touch",
      "3", "tap", "began", "resize", "1x1", "99999999999999999999", "-", ".", ",", "wait", "idle",
      "expect", "log", "screenshot", "a.png", "key", "Ctrl+", "é", "🙂", "\u{0}", "#", "\r\n", "\n",
      "chord", "left+right", "scroll", "at", "x", "NaN", "1e999", "key +", "\u{301}",
    ]
    var parsed = 0
    for _ in 0..<3000 {
      let text: String
      if Bool.random(using: &random) {
        let count = Int.random(in: 0...60, using: &random)
        text = String(
          decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) },
          as: UTF8.self)
      } else {
        let count = Int.random(in: 0...8, using: &random)
        text = (0..<count).compactMap { _ in words.randomElement(using: &random) }
          .joined(separator: " ")
      }
      do {
        _ = try EventScript(parsing: text, file: "fuzz")
        parsed += 1
      } catch {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        #expect((1...lines).contains(error.line), "seed \(seed), text \(text.debugDescription)")
        #expect(
          error.message.hasPrefix("expected "), "seed \(seed), text \(text.debugDescription)")
      }
    }
    #expect(parsed > 0, "seed \(seed)")
  }
}
