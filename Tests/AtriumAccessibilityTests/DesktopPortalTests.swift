import AtriumAccessibility
import Testing

/// Requests to the desktop's portal, which the test answers.
@MainActor
struct DesktopPortalTests {
  /// A portal on a private session bus, which answers when the test requests it.
  private final class FakePortal {
    let connection: BusConnection
    var calls: [BusMessage] = []
    var reply: @MainActor (BusMessage) -> BusReply = { .unknownMethod($0) }

    @MainActor
    init(_ bus: PrivateBus, _ loop: TestLoop) throws {
      var isReady = false
      connection = try #require(
        BusConnection(address: bus.address, loop: loop) { isReady = true })
      try #require(loop.run { isReady })
      connection.onCall = { [weak self] message in
        guard let self else { return .unknownMethod(message) }
        calls.append(message)
        return reply(message)
      }
      connection.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        [.string("org.freedesktop.portal.Desktop"), .uint32(0)])
    }

    /// Returns the path of a request, as the caller computes it.
    static func path(_ message: BusMessage) -> String {
      var token = ""
      for case .entry(let key, let value) in message.arguments.last?.elements ?? []
      where key.text == "handle_token" { token = value.text ?? "" }
      let sender = message.sender.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 }
      return "/org/freedesktop/portal/desktop/request/\(String(sender))/\(token)"
    }

    @MainActor
    func respond(at path: String, _ code: UInt32, _ urls: [String] = []) {
      let list = BusValue.array(of: "s", urls.map { .string($0) })
      connection.emit(
        path, "org.freedesktop.portal.Request", "Response",
        [.uint32(code), .array(of: "{sv}", [.entry(.string("uris"), .variant(list))])])
    }
  }

  private func session(_ bus: PrivateBus, _ loop: TestLoop) throws -> SessionBus {
    let session = SessionBus(loop: loop)
    session.open(address: bus.address)
    try #require(loop.run { session.connection?.uniqueName != nil })
    return session
  }

  @Test(
    "XD-17: the user's answer to the file dialog arrives, also before the reply and at another path"
  )
  func answers() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let session = try session(bus, loop)
    let fake = try FakePortal(bus, loop)
    loop.runWhileBusy()
    let portal = DesktopPortal(session: session)
    var answers: [DesktopPortal.Answer] = []
    func choose() {
      portal.chooseFile(
        title: "Open", filters: [.init(name: "Storyboards", patterns: ["*.storyboard", "*.xib"])],
        folder: "/tmp", parent: 0x1f
      ) { answers.append($0) }
    }
    // The answer before the reply.
    fake.reply = { message in
      fake.respond(at: FakePortal.path(message), 0, ["file:///a%20b"])
      return .value(.path(FakePortal.path(message)))
    }
    choose()
    #expect(loop.run { answers.count == 1 })
    // The answer of an old portal, which chooses the path itself.
    fake.reply = { _ in .value(.path("/org/example/request")) }
    choose()
    #expect(loop.run { fake.calls.count == 2 })
    loop.runWhileBusy()
    fake.respond(at: "/org/example/request", 1)
    #expect(loop.run { answers.count == 2 })
    #expect(answers == [.accepted(["file:///a%20b"]), .cancelled])
    let call = try #require(fake.calls.first)
    #expect(call.member == "OpenFile" && call.interface == "org.freedesktop.portal.FileChooser")
    #expect(call.arguments.prefix(2) == [.string("x11:1f"), .string("Open")])
    #expect(
      call.arguments[2].elements.map { entry -> String in
        if case .entry(let key, _) = entry { key.text ?? "" } else { "" }
      } == ["current_folder", "filters", "handle_token"])
    session.close()
    fake.connection.close()
  }

  @Test("XD-17: a second answer, and the answer of another program, are ignored")
  func forgedAnswers() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let session = try session(bus, loop)
    let fake = try FakePortal(bus, loop)
    fake.reply = { .value(.path(FakePortal.path($0))) }
    loop.runWhileBusy()
    var isReady = false
    let impostor = try #require(BusConnection(address: bus.address, loop: loop) { isReady = true })
    try #require(loop.run { isReady })
    let portal = DesktopPortal(session: session)
    var answers: [DesktopPortal.Answer] = []
    portal.chooseFile(title: "Open", filters: [], folder: "/tmp", parent: 0) { answers.append($0) }
    #expect(loop.run { fake.calls.count == 1 })
    let path = FakePortal.path(try #require(fake.calls.first))
    let urls = BusValue.array(of: "s", [.string("file:///etc/passwd")])
    impostor.emit(
      path, "org.freedesktop.portal.Request", "Response",
      [.uint32(0), .array(of: "{sv}", [.entry(.string("uris"), .variant(urls))])],
      to: try #require(session.connection?.uniqueName))
    loop.runWhileBusy()
    #expect(answers.isEmpty)
    fake.respond(at: path, 0, ["file:///a"])
    fake.respond(at: path, 0, ["file:///b"])
    fake.respond(at: path, 1)
    #expect(loop.run { answers.count == 1 })
    loop.runWhileBusy()
    #expect(answers == [.accepted(["file:///a"])])
    impostor.close()
    session.close()
    fake.connection.close()
  }

  @Test(
    "XD-17: without a portal the answer arrives at once, and a portal that dies cancels its dialogs"
  )
  func missing() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    var answers: [DesktopPortal.Answer] = []
    DesktopPortal(session: SessionBus(loop: loop)).open("https://example.org", parent: 1) {
      answers.append($0)
    }
    #expect(answers == [.unavailable])
    let session = try session(bus, loop)
    let portal = DesktopPortal(session: session)
    portal.open("https://example.org", parent: 1) { answers.append($0) }
    #expect(loop.run { answers.count == 2 })
    #expect(answers.last == .unavailable)
    let fake = try FakePortal(bus, loop)
    fake.reply = { .value(.path(FakePortal.path($0))) }
    loop.runWhileBusy()
    portal.chooseNameToSave(title: "Save", name: "a.png", parent: 1) { answers.append($0) }
    #expect(loop.run { fake.calls.count == 1 })
    loop.runWhileBusy()
    #expect(answers.count == 2)
    fake.connection.close()
    #expect(loop.run { answers.count == 3 })
    #expect(answers.last == .cancelled)
    session.close()
  }
}
