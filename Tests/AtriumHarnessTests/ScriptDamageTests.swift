import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Scripts with damaged text and extreme numbers.
@MainActor
struct ScriptDamageTests {
  private static let commands = [
    "click \"Pad\"", "click right 120,80 with Shift+Ctrl", "press 1,2", "release", "move 30,40",
    "drag 10,30 -> 40,30 in 0.3", "chord left+middle 30,20", "touch 3 tap 30,20",
    "touch began 1 3,4", "touch moved 1 \"Pad\"", "touch ended 1 5,6", "touch cancelled 1",
    "swipe left 30,20", "scroll 0,-120 at 30,20", "pinch 1.5 20,20 in 1", "rotate -90 20,20 in 0.5",
    "touchpad scroll 0,-120 20,20 in 0.2", "touchpad swipe 3 left 20,20",
    "touchpad pinch 2 \"Pad\"",
    "touchpad rotate 45 20,20", "key Shift+F10", "type \"ab\"", "resize 60x90",
    "resize 100x32 live",
    "theme dark", "motion off", "wait idle", "wait 0.5", "expect visible \"Pad\"", "note \"x\"",
  ]
  private static let numbers = [
    "0", "-1", "1e9", "-1e300", "nan", "inf", "99999999999999999999", "0.0000001", "32768", "-0",
    "9223372036854775807", "1e-320", "２",
  ]
  private static let pieces = [
    "\"", "\\", ",", "->", " in ", "#", "\u{0}", "\u{FEFF}", "x", "+", "é", "\r",
  ]

  /// Returns a command with one part changed.
  private func damaged(_ command: String, _ random: inout SeededGenerator) -> String {
    var words = command.split(separator: " ").map(String.init)
    let place = random.below(words.count)
    switch random.below(6) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2, 3:
      let number = random.element(of: ScriptDamageTests.numbers) ?? ""
      let pattern = /-?[0-9.]+/
      words[place] =
        random.oneIn(2)
        ? words[place].replacing(pattern, with: number, maxReplacements: 1)
        : words[place].replacing(pattern, with: number)
    case 4:
      let piece = random.element(of: ScriptDamageTests.pieces) ?? ""
      let letter = words[place].index(
        words[place].startIndex, offsetBy: random.below(words[place].count))
      words[place].replaceSubrange(letter...letter, with: piece)
    default: return String(command.prefix(random.below(command.count)))
    }
    return words.joined(separator: " ")
  }

  @Test("damaged scripts are refused with their line, or played, and the window stays usable")
  func damage() throws {
    var random = SeededGenerator(seed: RandomRunSettings.firstSeed)
    var (refused, failed, played) = (0, 0, 0)
    for _ in 0..<40 {
      let stage = Stage(size: Size(width: 100, height: 100))
      stage.host.paints = false
      let root = ViewController()
      root.view.accessibilityLabel = "Pad"
      root.view.isAccessibilityElement = true
      stage.window.rootViewController = root
      for _ in 0..<50 {
        let command = random.element(of: ScriptDamageTests.commands) ?? ""
        let text = "note \"start\"\n" + damaged(command, &random)
        do throws(ScriptError) {
          let script = try EventScript(parsing: text, file: "a.script")
          do throws(ScriptError) {
            try stage.play(script)
            played += 1
          } catch {
            failed += 1
            #expect(error.description.hasPrefix("a.script:2: "), "\(text)")
          }
        } catch {
          refused += 1
          #expect(error.description.hasPrefix("a.script:2: "), "\(text)")
        }
      }
      if !stage.window.isClosed {
        stage.settle()
        #expect(stage.window.bounds.width >= 1 && stage.window.bounds.width <= 32_767)
      }
    }
    #expect(refused > 500 && played > 300, "\(refused) \(failed) \(played)")
  }
}
