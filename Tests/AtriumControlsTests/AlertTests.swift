import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Alerts: their calls, their keys and their layout.
@MainActor
struct AlertTests {
  @Test(
    "M-16: an alert is dismissed before the handler is called, and the presenter receives no call")
  func handler() {
    let scene = AlertScene()
    scene.add("Cancel", .cancel)
    scene.add("Delete", .destructive)
    let recorder = LifecycleRecorder(observing: scene.root)
    scene.present(animated: true)
    #expect(
      recorder.take() == [
        "Delete the page?.viewDidLoad", "Delete the page?.viewWillAppear(true)",
        "Delete the page?.viewIsAppearing(true)", "Delete the page?.viewDidAppear(true)",
      ])
    scene.stage.click(on: "Delete")
    #expect(scene.takeLog().isEmpty)
    scene.stage.settle()
    #expect(scene.takeLog() == ["Delete true"])
    #expect(
      recorder.take() == [
        "Delete the page?.viewWillDisappear(true)", "Delete the page?.viewDidDisappear(true)",
      ])
    scene.present(animated: true)
    scene.stage.click(on: "Cancel")
    scene.stage.settle()
    #expect(scene.takeLog() == ["Cancel true"])
  }

  @Test("M-16: a handler may present the next alert")
  func next() {
    let scene = AlertScene()
    let second = AlertController(title: "Really?", message: nil, preferredStyle: .alert)
    second.addAction(AlertAction(title: "Yes", style: .default) { _ in scene.note("Yes") })
    scene.alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [weak root = scene.root] _ in
        root?.present(second, animated: true)
      })
    scene.present()
    scene.stage.click(on: "Delete")
    scene.stage.settle()
    #expect(scene.root.presentedViewController === second)
    scene.stage.click(on: "Yes")
    scene.stage.settle()
    #expect(scene.takeLog() == ["Yes"] && scene.root.presentedViewController == nil)
  }

  @Test("M-16: a dismissal in code, or a click outside, calls no handler")
  func dismissal() {
    let scene = AlertScene()
    scene.add("Cancel", .cancel)
    scene.present()
    scene.stage.click(at: Point(x: 20, y: 20))
    scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.alert)
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.takeLog().isEmpty && scene.root.presentedViewController == nil)
  }

  @Test("M-16: Return performs the only default action, and Escape the cancel action")
  func keys() {
    let scene = AlertScene()
    scene.add("Cancel", .cancel)
    let save = scene.add("Save")
    scene.present(animated: true)
    scene.stage.key(.keyboardReturnOrEnter)
    scene.stage.settle()
    #expect(scene.takeLog() == ["Save true"])
    scene.present(animated: true)
    scene.stage.key(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.takeLog() == ["Cancel true"])
    save.isEnabled = false
    scene.present(animated: true)
    scene.stage.key(.keyboardReturnOrEnter)
    scene.stage.settle()
    #expect(scene.takeLog().isEmpty && scene.root.presentedViewController === scene.alert)
  }

  @Test("M-16: Return performs the preferred action, or none if several are default ones")
  func preferred() {
    let scene = AlertScene()
    scene.add("Save")
    let replace = scene.add("Replace", .destructive)
    scene.add("Keep")
    scene.present()
    scene.stage.key(.keyboardReturnOrEnter)
    scene.stage.key(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.takeLog().isEmpty && scene.root.presentedViewController === scene.alert)
    scene.alert.preferredAction = replace
    scene.stage.key(.keyboardReturnOrEnter)
    scene.stage.settle()
    #expect(scene.takeLog() == ["Replace true"])
  }

  @Test("M-16: the first text field has the focus, which returns to its old view after the alert")
  func fields() {
    let scene = AlertScene()
    let before = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 36))
    scene.root.view.addSubview(before)
    before.becomeFirstResponder()
    scene.add("Cancel", .cancel)
    scene.add("Sign in")
    #expect(scene.alert.textFields == nil)
    scene.alert.addTextField { $0.placeholder = "Name" }
    scene.alert.addTextField { $0.isSecureTextEntry = true }
    scene.present(animated: true)
    let fields = scene.alert.textFields ?? []
    #expect(fields.map(\.placeholder) == ["Name", ""])
    #expect(scene.stage.window.firstResponder === fields.first)
    scene.stage.type("ada")
    scene.stage.key(.keyboardTab)
    #expect(scene.stage.window.firstResponder === fields.last)
    scene.stage.type("secret")
    scene.stage.key(.keyboardReturnOrEnter)
    scene.stage.settle()
    #expect(scene.takeLog() == ["Sign in true"])
    #expect(fields.map(\.text) == ["ada", "secret"])
    #expect(scene.stage.window.firstResponder === before)
  }

  @Test("M-16: arrow keys move the focus among the buttons, and Space presses one")
  func arrows() {
    let scene = AlertScene()
    scene.add("Cancel", .cancel)
    scene.add("Save")
    scene.present()
    scene.stage.key(.keyboardRightArrow)
    #expect(scene.stage.window.firstResponder === scene.stage.view(named: "Save"))
    scene.stage.key(.keyboardLeftArrow)
    #expect(scene.stage.window.firstResponder === scene.stage.view(named: "Cancel"))
    scene.stage.key(.keyboardSpacebar)
    scene.stage.settle()
    #expect(scene.takeLog() == ["Cancel true"])
  }

  @Test(
    "M-16: two buttons are side by side, the cancel action first, and the card is in the middle")
  func pair() {
    let scene = AlertScene()
    scene.add("Save")
    scene.add("Cancel", .cancel)
    scene.present()
    #expect((scene.card.minX, scene.card.width) == (230, 340))
    #expect(abs(scene.card.midY - 300) <= 0.5)
    let y = scene.card.maxY - 64
    #expect(scene.frame("Cancel") == Rect(x: 250, y: y, width: 146, height: 44))
    #expect(scene.frame("Save") == Rect(x: 404, y: y, width: 146, height: 44))
  }

  @Test("M-16: in a right-to-left layout, the cancel action is at the right")
  func rightToLeft() {
    let scene = AlertScene(settings: Settings(layoutDirection: .rightToLeft))
    scene.add("Save")
    scene.add("Cancel", .cancel)
    scene.present()
    let y = scene.card.maxY - 64
    #expect(scene.frame("Save") == Rect(x: 250, y: y, width: 146, height: 44))
    #expect(scene.frame("Cancel") == Rect(x: 404, y: y, width: 146, height: 44))
  }

  @Test("M-16: three buttons, or two with long titles, are stacked, the cancel action last")
  func stacked() {
    let three = AlertScene()
    for (title, style) in [
      ("Cancel", AlertAction.Style.cancel), ("One", .default), ("Two", .default),
    ] {
      three.add(title, style)
    }
    three.present()
    #expect(
      ["One", "Two", "Cancel"].compactMap { three.frame($0)?.maxY }
        == [124, 72, 20].map { three.card.maxY - $0 })
    #expect(three.alert.actions.map(\.title) == ["Cancel", "One", "Two"])
    let long = AlertScene()
    long.add("Cancel", .cancel)
    long.add("Replace all of the pages")
    long.present()
    #expect(
      ["Replace all of the pages", "Cancel"].compactMap { long.frame($0)?.width } == [300, 300])
  }

  @Test("M-16: in a small window text and buttons scroll, and the last button can be reached")
  func small() {
    let scene = AlertScene(
      message: String(repeating: "All of its notes go with it. ", count: 20),
      size: Size(width: 320, height: 240))
    for index in 1...9 { scene.add("Choice \(index)") }
    scene.present()
    #expect(scene.card == Rect(x: 16, y: 16, width: 288, height: 208))
    var tabs = 0
    while tabs < 20, (scene.stage.window.firstResponder as? Button)?.title != "Choice 9" {
      scene.stage.key(.keyboardTab)
      tabs += 1
    }
    scene.stage.settle()
    #expect((scene.stage.window.firstResponder as? Button)?.title == "Choice 9")
    let frame = scene.frame("Choice 9") ?? .zero
    #expect(scene.card.contains(Point(x: frame.midX, y: frame.midY)))
  }

  @Test("M-16: an alert follows a resize, and changes of its text and actions")
  func changes() {
    let scene = AlertScene(message: nil)
    scene.add("OK")
    scene.present()
    let height = scene.card.height
    scene.alert.message = "It is on all of your computers."
    scene.stage.settle()
    #expect(scene.card.height > height)
    scene.stage.resize(to: Size(width: 400, height: 300), isLive: true)
    #expect(scene.card.midX == 200 && abs(scene.card.midY - 150) <= 0.5)
    scene.add("Not OK", .cancel)
    scene.stage.settle()
    #expect(scene.frame("Not OK") != nil)
  }

  @Test("M-16: assistive technology gets the title, and scripts find the alert by it")
  func accessibility() {
    let scene = AlertScene()
    let action = scene.add("OK")
    action.isEnabled = false
    scene.present()
    #expect(scene.alert.view.accessibilityLabel == "Delete the page?")
    #expect(scene.stage.view(named: "OK")?.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("M-16: an alert leaves nothing behind, and can be presented again")
  func release() {
    weak var gone: AlertController?
    do {
      let scene = AlertScene()
      gone = scene.alert
      scene.add("OK")
      for _ in 0..<2 {
        scene.present(animated: true)
        #expect(scene.alert.view.alpha == 1 && scene.alert.view.transform == .identity)
        scene.stage.click(on: "OK")
        scene.stage.settle()
      }
      #expect(scene.takeLog() == ["OK true", "OK true"])
      #expect(scene.stage.window.subviews == [scene.root.view])
    }
    #expect(gone == nil)
  }

  @Test("M-16: adding a second cancel action traps")
  func secondCancel() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Later", style: .cancel))
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "Save? has the cancel action Cancel and was given Later; an alert has at most one of that style, "
        + "add the other as .default.")
  }

  @Test(
    "M-16: a preferred action that is not in the alert traps, and so does a text field in an action sheet"
  )
  func otherTraps() async {
    let preferred = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.preferredAction = AlertAction(title: "Save", style: .default)
      }
    }
    #expect(
      trapMessage(preferred?.standardErrorContent)
        == "Save? does not have its preferredAction Save; add it with addAction(_:) first.")
    let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let sheet = AlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
      }
    }
    #expect(
      trapMessage(field?.standardErrorContent)
        == "Share was given a text field; only alerts have text fields, make it with the preferredStyle "
        + ".alert.")
  }
}
