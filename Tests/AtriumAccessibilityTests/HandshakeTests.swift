import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The application object and its registration.
@MainActor
struct HandshakeTests {
  private func form() -> ViewController {
    let controller = ViewController()
    let button = Button(title: "Save")
    button.frame = Rect(x: 20, y: 40, width: 100, height: 40)
    controller.view.addSubview(button)
    return controller
  }

  @Test(
    "AX-1: the program is a child of the desktop, and its parent is the object that the registry returned"
  )
  func parent() throws {
    let page = try AccessibleStage(form())
    defer { page.close() }
    let client = page.client
    let program = try #require(client.children(client.desktop).first)
    #expect(client.role(program) == "application")
    #expect(client.name(program) == "program")
    let parent = try #require(client.property(program, "Accessible", "Parent"))
    // The registry names itself by its unique name.
    #expect(AccessibleClient.Reference(parent).path == client.desktop.path)
    #expect(AccessibleClient.Reference(parent).bus != program.bus)
    #expect(client.children(AccessibleClient.Reference(parent)) == [program])
    #expect(client.property(program, "Application", "ToolkitName") == .string("Atrium"))
    #expect(client.property(program, "Application", "AtspiVersion") == .string("2.1"))
    // The registry numbers the programs.
    #expect(client.property(program, "Application", "Id")?.integer != nil)
    #expect(
      client.tree() == [
        "application “program”", "  frame “Window”", "    push button “Save”",
      ])
  }

  @Test("AX-2: every object returns its parent, its index, its application and its interfaces")
  func objects() throws {
    let page = try AccessibleStage(form())
    defer { page.close() }
    let client = page.client
    let walked = client.walk().map(\.object)
    try #require(walked.count == 3)
    for (index, object) in walked.enumerated().dropFirst() {
      #expect(
        client.property(object, "Accessible", "Parent").map(AccessibleClient.Reference.init)
          == walked[index - 1])
      #expect(client.values(object, "Accessible", "GetIndexInParent") == [.int32(0)])
      #expect(client.property(object, "Accessible", "ChildCount") == .int32(index == 1 ? 1 : 0))
      #expect(
        client.values(object, "Accessible", "GetApplication").first
          .map(AccessibleClient.Reference.init) == walked[0])
    }
    #expect(
      client.values(walked[2], "Accessible", "GetInterfaces").first?.elements.map(\.text)
        == ["Accessible", "Component", "Action"].map { "org.a11y.atspi." + $0 })
  }

  @Test(
    "AX-3: extents are pixels of the screen, of the window or of the parent", arguments: [1, 2.0])
  func extents(scale: Double) throws {
    let page = try AccessibleStage(form(), scale: scale)
    defer { page.close() }
    let client = page.client
    let button = try #require(client.find("push button", "Save"))
    let number = Int(scale)
    #expect(client.extents(button) == [20, 40, 100, 40].map { $0 * number })
    #expect(
      client.extents(button, in: 0)
        == [100 + 20 * number, 50 + 40 * number, 100 * number, 40 * number])
    #expect(client.extents(button, in: 2) == [20, 40, 100, 40].map { $0 * number })
    let inside = [BusValue.int32(Int32(30 * number)), .int32(Int32(50 * number)), .uint32(1)]
    #expect(client.values(button, "Component", "Contains", inside) == [.bool(true)])
    let frame = try #require(client.find("frame", "Window"))
    #expect(
      client.values(frame, "Component", "GetAccessibleAtPoint", inside).first
        .map(AccessibleClient.Reference.init) == button)
  }

  @Test("unknown objects, methods and properties, and wrong arguments, cause only errors")
  func errors() throws {
    let page = try AccessibleStage(form())
    defer { page.close() }
    let client = page.client
    let button = try #require(client.find("push button", "Save"))
    func error(_ reply: BusReply) -> String? {
      guard case .error(let name, _) = reply else { return nil }
      return name.split(separator: ".").last.map(String.init)
    }
    let nothing = AccessibleClient.Reference(
      .structure([.string(button.bus), .path("/org/a11y/atspi/accessible/99999")]))
    let accessible = "org.a11y.atspi.Accessible"
    let properties = "org.freedesktop.DBus.Properties"
    #expect(error(client.call(nothing, accessible, "GetRole")) == "UnknownObject")
    #expect(error(client.call(button, accessible, "Dance")) == "UnknownMethod")
    #expect(error(client.call(button, "org.example.Nothing", "GetRole")) == "UnknownMethod")
    #expect(error(client.call(button, accessible, "GetChildAtIndex")) == "InvalidArgs")
    #expect(
      error(client.call(button, properties, "Get", [.string(accessible), .string("Colour")]))
        == "UnknownProperty")
    #expect(error(client.call(button, properties, "Get", [.int32(1)])) == "InvalidArgs")
    #expect(client.name(button) == "Save")
  }

  @Test("AX-12: events are sent only while a client has registered for them")
  func listeners() throws {
    let root = form()
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    let button = try #require(root.view.subviews.first as? Button)
    #expect(page.stage.window.tools.isEmpty && page.stage.window.accessibilityTextObserver == nil)
    client.listen(to: ["object:state-changed:sensitive"])
    button.isEnabled = false
    page.settle()
    #expect(client.takeEvents() == ["push button “Save”: StateChanged:sensitive 0"])
    client.ignore("object:state-changed:sensitive")
    page.loop.run { page.stage.window.tools.isEmpty }
    #expect(page.stage.window.tools.isEmpty && page.stage.window.accessibilityTextObserver == nil)
    button.isEnabled = true
    page.settle()
    #expect(client.takeEvents() == [])
  }

  @Test("a program that waits for a client does not wake up")
  func quiet() throws {
    let page = try AccessibleStage(form())
    defer { page.close() }
    page.loop.runWhileBusy()
    let before = page.loop.wakeUps
    for _ in 0..<10 { page.stage.advance(by: 1) }
    page.loop.runWhileBusy()
    #expect(page.loop.wakeUps == before)
    #expect(page.loop.delayed.isEmpty)
  }
}
