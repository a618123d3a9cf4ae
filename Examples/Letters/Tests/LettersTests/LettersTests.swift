import Atrium
import AtriumHarness
import Foundation
import Testing

@testable import Letters

/// The program on a stage, which is a window without a display.
@MainActor
struct LettersTests {
  private let app = LettersApp(state: AppState())
  private let stage = Stage(size: Size(width: 500, height: 600))

  init() {
    stage.window.rootViewController = app.rootViewController
    stage.settle()
  }

  private var subjects: [String] { app.mailbox.letters.map(\.subject) }

  private func click(_ name: String) {
    stage.click(on: name)
    stage.settle()
  }

  private func key(_ name: String) {
    stage.key(name)
    stage.settle()
  }

  @Test("a letter is written and sent with the keyboard alone")
  func writing() {
    key("Ctrl+n")
    stage.type("Emmy")
    stage.key("Return")
    stage.type("Symmetry")
    stage.key("Return")
    stage.type("Every symmetry has its conserved quantity.")
    key("Ctrl+Return")
    #expect(
      app.mailbox.letters.last
        == Letter(
          correspondent: "Emmy", subject: "Symmetry",
          text: "Every symmetry has its conserved quantity.", isRead: true, isSent: true))
    #expect(app.rootViewController.presentedViewController == nil)
    click("Symmetry")
    #expect(stage.view(named: "To Emmy") != nil)
  }

  @Test("an answer quotes the letter and is signed, and the caret is at its beginning")
  func answering() {
    app.mailbox.signature = "Charles"
    click("A moth")
    key("Ctrl+r")
    stage.type("Congratulations!")
    click("Send")
    #expect(
      app.mailbox.letters.last
        == Letter(
          correspondent: "Grace", subject: "Re: A moth",
          text: """
            Congratulations!

            Charles

            > First actual case of a bug being found. It is taped to the page.
            """, isRead: true, isSent: true))
  }

  @Test("a letter without a subject cannot be sent, and a text is discarded only on demand")
  func cancelling() {
    click("Write")
    stage.type("Emmy")
    click("Send")
    #expect(app.rootViewController.presentedViewController != nil)
    click("Text")
    stage.type("Dear Emmy")
    click("Cancel")
    click("Keep writing")
    #expect(app.rootViewController.presentedViewController != nil)
    key("Escape")
    click("Discard")
    #expect(app.rootViewController.presentedViewController == nil)
    #expect(app.mailbox.letters == Letter.samples)
  }

  @Test("the menu marks, sorts and deletes letters, and the badge counts the unread ones")
  func menu() {
    #expect(badge == "3")
    click("Menu")
    click("Sort by subject")
    #expect(subjects == ["A moth", "Can machines think?", "The engine"])
    click("A moth")
    #expect(badge == "2")
    click("Letters")
    click("Menu")
    click("Delete read letters")
    #expect(subjects == ["Can machines think?", "The engine"])
    click("Menu")
    click("Mark all as read")
    #expect(badge == nil)
    click("Menu")
    click("Delete read letters")
    #expect(stage.view(named: "No letters. Ctrl+N writes one.") != nil)
  }

  private var badge: String? {
    app.rootViewController.viewControllers?.first?.tabBarItem.badgeValue
  }

  @Test("the next run begins with the letters, the tab and the letter of the last run")
  func savedState() throws {
    click("Can machines think?")
    let folder = FileManager.default.temporaryDirectory.appending(path: "letters-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = StateFile(url: folder.appending(path: "letters/state.json"))
    #expect(file.read() == nil)
    try file.write(app.state)
    let state = try #require(file.read())
    #expect(state.path?.path == ["list", "2"])

    let next = LettersApp(state: state)
    stage.window.rootViewController = next.rootViewController
    stage.settle()
    #expect(stage.view(named: "Letter") != nil)
    #expect(next.mailbox.letters.map(\.isRead) == [false, false, true])
  }

  @Test("the program saves its state after each change of the letters")
  func saving() {
    var saved: [[String]] = []
    app.onChange = { saved.append(subjects) }
    click("Menu")
    click("Sort by subject")
    click("Menu")
    click("Sort by subject")
    #expect(saved == [["A moth", "Can machines think?", "The engine"]])
  }

  @Test("the page from the storyboard has its outlet and its action")
  func about() {
    click("Settings")
    click("About Letters")
    #expect(stage.view(named: "3 letters") != nil)
    click("Say thanks")
    #expect(stage.view(named: "Thank you!") != nil)
  }
}
