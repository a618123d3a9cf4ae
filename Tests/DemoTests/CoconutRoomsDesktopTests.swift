import Testing
import XServerSupport

/// The rooms of stacks, placeholders and wizards with real input.
@Suite("stack, placeholder and wizard on a desktop", .serialized)
struct CoconutRoomsDesktopTests {
  @Test("CK-O1, CK-O6: the mouse pushes and the keyboard pops, with all calls of the stack")
  func stack() throws {
    let desktop = try Desktop(["--screen", "stack", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.click(1, 527, 461)
    #expect(desktop.waits(for: "Elder.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Elder.willMove", "Elder.viewDidLoad", "Dahlia.viewWillDisappear", "Elder.viewWillAppear",
        "Elder.viewIsAppearing", "Dahlia.viewDidDisappear", "Elder.viewDidAppear", "Elder.didMove",
      ])
    try desktop.settle()
    // Tab moves the focus to the transition and then to Pop.
    let before = desktop.demo.lines.count
    try desktop.server.xdotool("key", "Tab", "Tab", "Return")
    #expect(desktop.waits(for: "Elder.didMove", since: before))
    #expect(
      desktop.calls(since: before) == [
        "Elder.willMove", "Elder.viewWillDisappear", "Dahlia.viewWillAppear",
        "Dahlia.viewIsAppearing", "Elder.viewDidDisappear", "Dahlia.viewDidAppear", "Elder.didMove",
      ])
  }

  @Test("CK-V3: the window rotates while both insets are replaced")
  func placeholder() throws {
    let desktop = try Desktop(["--screen", "placeholder", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.click(1, 763, 193)
    #expect(desktop.waits(for: "Lantern.didMove", since: start))
    #expect(desktop.waits(for: "Counter.didMove", since: start))
    func calls(_ name: String) -> [String] {
      desktop.calls(since: start).filter { $0.hasPrefix("\(name).") }
        .map { String($0.dropFirst(name.count + 1)) }
    }
    #expect(
      calls("Counter") == [
        "willMove", "viewWillDisappear", "willRotate", "willAnimateRotation", "didRotate",
        "viewDidDisappear", "didMove",
      ])
    #expect(
      calls("Lantern") == [
        "willMove", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMove",
      ])
  }

  @Test("CK-W3, CK-W4: next refuses until a name is chosen, and then goes forward")
  func wizard() throws {
    let desktop = try Desktop(["--screen", "wizard", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.click(1, 580, 578)
    try desktop.settle()
    #expect(desktop.calls(since: start) == [])
    try desktop.click(1, 200, 260)
    try desktop.click(1, 580, 578)
    #expect(desktop.waits(for: "Rule.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Name.willMove", "Rule.willMove", "Rule.viewDidLoad", "Name.viewWillDisappear",
        "Rule.viewWillAppear", "Rule.viewIsAppearing", "Name.viewDidDisappear",
        "Rule.viewDidAppear", "Name.didMove", "Rule.didMove",
      ])
  }
}
