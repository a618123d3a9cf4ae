import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// Messages that do not move the focus.
@MainActor
struct AnnouncementTests {
  private func page() throws -> AccessibleStage {
    let controller = ViewController()
    controller.title = "Page"
    let label = Label(text: "text")
    label.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    controller.view.addSubview(label)
    return try AccessibleStage(controller)
  }

  private func post(_ text: String) {
    Accessibility.post(notification: .announcement, argument: text)
  }

  @Test(
    "AX-25: for a client that listens to shown objects and not to announcements, an announcement is a notification that leaves after some time"
  )
  func notification() throws {
    let page = try page()
    defer { page.close() }
    let client = page.client
    let tree = client.tree()
    client.listen(to: ["object:state-changed:showing", "object:children-changed"])
    post("Saved.")
    #expect(
      client.takeEvents() == [
        "frame “Window”: ChildrenChanged:add 1", "new: StateChanged:showing 1",
      ])
    #expect(
      client.tree() == tree + [
        "    status bar “Messages”", "      notification “”", "        label “Saved.”",
      ])
    let shown = client.walk().map(\.object).suffix(3)
    #expect(shown.allSatisfy { client.states($0).contains(25) })
    #expect(shown.map { client.extents($0) } == Array(repeating: [0, 0, 0, 0], count: 3))
    page.loop.runDelayed()
    #expect(client.takeEvents() == ["frame “Window”: ChildrenChanged:remove 1"])
    #expect(client.tree() == tree)
  }

  @Test("AX-25: a client that listens to announcements receives no notification too")
  func announcement() throws {
    let page = try page()
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object"])
    post("Saved.")
    post("Saved.")
    post("Closed.")
    #expect(
      client.takeEvents() == [
        "frame “Window”: Announcement 1 “Saved.”", "frame “Window”: Announcement 1 “Closed.”",
      ])
    #expect(client.find("status bar", "Messages") == nil)
  }

  @Test("AX-25: the tree has at most eight notifications, and none without a client")
  func most() throws {
    let page = try page()
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object:state-changed:showing"])
    for number in 1...10 { post("\(number)") }
    #expect(client.takeEvents().count == 10)
    func texts() -> [String] {
      client.walk().map(\.object).filter { client.role($0) == "label" }.map(client.name)
    }
    #expect(texts() == ["text"] + (3...10).map { "\($0)" })
    client.ignore("object:state-changed:showing")
    page.loop.runWhileBusy()
    #expect(texts() == ["text"])
    page.loop.runDelayed()
    post("lost")
    page.loop.runWhileBusy()
    #expect(texts() == ["text"])
  }

  @Test("AX-25: an announcement of a turn comes after the change of the focus in that turn")
  func afterFocus() throws {
    let controller = ViewController()
    controller.title = "Form"
    let field = TextField()
    field.accessibilityLabel = "Name"
    let check = Button(title: "Check") {
      Accessibility.post(notification: .announcement, argument: "A name is missing.")
      field.becomeFirstResponder()
    }
    for (index, view) in [field, check].enumerated() {
      view.frame = Rect(x: 20, y: 20 + 60 * Double(index), width: 200, height: 40)
      controller.view.addSubview(view)
    }
    let page = try AccessibleStage(controller)
    defer { page.close() }
    check.becomeFirstResponder()
    page.settle()
    page.client.listen(to: ["object:state-changed:focused", "object:announcement"])
    page.stage.key(.keyboardSpacebar)
    page.settle()
    #expect(
      page.client.takeEvents() == [
        "push button “Check”: StateChanged:focused 0", "entry “Name”: StateChanged:focused 1",
        "frame “Window”: Announcement 1 “A name is missing.”",
      ])
  }

  /// Opens a room, performs steps, and returns the announcements.
  private func announcements(
    in room: String, _ steps: (AccessibleStage) throws -> Void
  ) throws -> [String] {
    let page = try AccessibleRoom.open(room)
    defer { page.close() }
    page.client.listen(to: ["object:announcement"])
    try steps(page)
    page.settle()
    return page.client.takeEvents().map { event in
      event.split(separator: ": ").dropFirst().joined(separator: ": ")
    }
  }

  private func click(_ name: String, _ page: AccessibleStage) {
    page.stage.click(on: name)
    page.settle()
  }

  @Test("AX-25: the wizard announces why a page is refused, and the result")
  func wizard() throws {
    let spoken = try announcements(in: "wizard") { page in
      click("Next", page)
      click("Ada", page)
      click("Next", page)
      click("Next", page)
    }
    #expect(
      spoken == [
        "Announcement 1 “Choose a name first.”", "Announcement 1 “Accept the rule to go on.”",
      ])
  }

  @Test("AX-25: the gallery announces the use of a button, and not the value of a control")
  func gallery() throws {
    let spoken = try announcements(in: "gallery") { page in
      click("Open", page)
      click("Lamps", page)
    }
    #expect(spoken == ["Announcement 1 “Open: pressed”"])
  }

  @Test("AX-25: the tour announces each stop with its number")
  func tour() throws {
    let spoken = try announcements(in: "welcome") { page in
      click("Take the tour", page)
      click("Next", page)
    }
    #expect(
      spoken
        == (0..<2).map { "Announcement 1 “\($0 + 1) of 5: \(TourStop.all[$0].text)”" })
  }

  @Test(
    "AX-15: a room that a row of the list of rooms shows stands for the focus, and is not announced too"
  )
  func chosenRoom() throws {
    let spoken = try announcements(in: "clock") { page in
      page.stage.key("Ctrl+k")
      page.settle()
      page.stage.key(.keyboardDownArrow)
      page.stage.key(.keyboardReturnOrEnter)
      page.settle()
      let client = page.client
      #expect(client.find("dialog", "Rooms") == nil)
      let focused = client.walk().map(\.object).filter { client.states($0).contains(12) }
      #expect(focused.map(client.name) == ["Shapes"])
    }
    #expect(spoken == [])
  }

  @Test("AX-25: rooms that are made for the list of shortcuts announce nothing")
  func shortcuts() throws {
    let spoken = try announcements(in: "clock") { page in
      page.stage.key("F1")
      page.settle()
      #expect(page.client.find("dialog", "Shortcuts") != nil)
      #expect(Accessibility.isVoiceOverRunning)
    }
    #expect(spoken == [])
  }

  @Test("AX-25: a calendar announces the month that a button shows")
  func month() throws {
    let picker = DatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.calendarDate = CalendarDate(year: 2026, month: 11, day: 27)
    let controller = ViewController()
    controller.view.addSubview(picker)
    picker.frame = Rect(x: 0, y: 0, width: 320, height: 340)
    let page = try AccessibleStage(controller)
    defer { page.close() }
    page.client.listen(to: ["object:announcement"])
    click("Next month", page)
    #expect(page.client.takeEvents() == ["frame “Window”: Announcement 1 “December 2026”"])
  }
}
