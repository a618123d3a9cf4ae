import Testing
import XServerSupport

/// The room of the drop-down menu with real input.
@Suite("the drop-down menu on a desktop", .serialized)
struct DropDownDesktopTests {
  private func change(from old: String, to new: String, isLoaded: Bool = false) -> [String] {
    [
      "\(old).willMove", "\(old).viewWillDisappear", "\(old).didMove", "\(new).willMove",
      isLoaded ? nil : "\(new).viewDidLoad", "\(new).viewWillAppear", "\(new).didMove",
      "\(new).viewIsAppearing", "\(old).viewDidDisappear", "\(new).viewDidAppear",
    ].compactMap { $0 }
  }

  @Test("DD-3, DD-9: a click on a row, or Alt+Down with a letter and Enter, changes the content")
  func choose() throws {
    let desktop = try Desktop(["--screen", "dropdown", "--scale", "1"])
    try desktop.settle()
    // The three controllers of the text.
    try desktop.click(1, 542, 28)
    try desktop.settle()
    var start = desktop.demo.lines.count
    try desktop.click(1, 70, 150)
    try desktop.settle()
    #expect(desktop.calls(since: start) == [])
    try desktop.click(1, 100, 251)
    #expect(desktop.waits(for: "Second.viewDidAppear", since: start))
    #expect(desktop.calls(since: start) == change(from: "First", to: "Second"))
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "alt+Down")
    try desktop.settle()
    try desktop.server.xdotool("key", "t")
    try desktop.server.xdotool("key", "Return")
    #expect(desktop.waits(for: "Third.viewDidAppear", since: start))
    #expect(desktop.calls(since: start) == change(from: "Second", to: "Third"))
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.click(1, 70, 150)
    try desktop.settle()
    try desktop.click(1, 600, 500)
    try desktop.settle()
    #expect(desktop.calls(since: start) == [])
    try desktop.click(1, 70, 150)
    try desktop.settle()
    try desktop.click(1, 100, 201)
    #expect(desktop.waits(for: "First.viewDidAppear", since: start))
    #expect(
      desktop.calls(since: start) == change(from: "Third", to: "First", isLoaded: true))
  }
}
