import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The settings inside the program, and the text in which they are kept.
@MainActor
struct SettingsTests {
  private func choose(_ name: String, _ demo: Demo) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  @Test("each setting takes effect at once, and is kept", arguments: ["Ctrl+,", ""])
  func settings(key: String) throws {
    let demo = try Demo("shapes")
    if key.isEmpty { choose("Settings", demo) } else { demo.stage.key(key) }
    demo.stage.settle()
    #expect(demo.root.presentedViewController?.title == "Settings")
    for name in ["Dark", "High", "Reduced", "Right to left"] { choose(name, demo) }
    #expect(
      demo.window.settings
        == Settings(
          userInterfaceStyle: .dark, accessibilityContrast: .high, motion: .reduced,
          layoutDirection: .rightToLeft))
    choose("Light", demo)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.root.presentedViewController == nil)
    let state = demo.environment.state
    #expect(
      state.text == "room shapes\ntheme light\ncontrast high\nmotion reduced\ndirection rtl\n")
    // The next time the sheet shows them.
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    let chosen = demo.views(SegmentedControl.self).compactMap { control in
      control.selectedSegmentIndex < 0
        ? nil : control.titleForSegment(at: control.selectedSegmentIndex)
    }
    #expect(chosen == ["Light", "High", "Reduced", "Right to left"])
  }

  @Test("the settings fit small windows, and none is cut")
  func sizes() throws {
    for size in [Size(width: 320, height: 240), Size(width: 420, height: 800)] {
      let demo = try Demo("clock", size: size, paints: false)
      demo.stage.key("Ctrl+,")
      demo.stage.settle()
      let texts = demo.texts
      #expect(texts.contains { $0.text.string == "Theme" })
      #expect(texts.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
    }
  }

  @Test("the last room and the folded explanation are kept")
  func state() throws {
    let demo = try Demo("welcome")
    demo.stage.key("Ctrl+6")
    demo.stage.settle()
    choose("Explanation", demo)
    #expect(demo.environment.state.text == "room navigation\nexplanation off\n")
  }

  @Test("a state is read from its own text; lines that are not understood are left out")
  func text() {
    var state = DemoState()
    #expect(state.text == "" && DemoState(text: "") == state)
    state.room = "stack"
    state.size = Size(width: 1200, height: 800)
    state.userInterfaceStyle = .dark
    state.accessibilityContrast = .normal
    state.motion = .off
    state.layoutDirection = .leftToRight
    state.isExplained = true
    #expect(DemoState(text: state.text) == state)
    #expect(
      DemoState(
        text:
          "size 0x5\nsize 3\nsize 99999x1\ntheme blue\n\nroom\nroom a b\nmotion \u{0}\nfoo bar\n"
          + "explanation maybe\nsize 320x240")
        == DemoState(text: "size 320x240"))
    #expect(
      state.applied(to: Settings(pastesSelection: false))
        == Settings(userInterfaceStyle: .dark, motion: .off, pastesSelection: false))
  }
}
