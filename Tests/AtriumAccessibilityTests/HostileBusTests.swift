import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Glibc
import TestSupport
import Testing
import XServerSupport

/// Buses that hang or end, and programs that send unexpected messages.
@MainActor
struct HostileBusTests {
  /// A socket that queues connections and never accepts them.
  private final class SilentSocket {
    let path: String
    let descriptor: Int32
    private let folder: ScratchFolder

    init(queue: Int32 = 10) throws {
      folder = try ScratchFolder(longest: 60)
      path = folder.file("bus")
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let name = Array(path.utf8)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let code = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      try #require(code == 0 && listen(descriptor, queue) == 0)
    }

    deinit { close(descriptor) }

    var address: String { "unix:path=" + BusAddress.escaped(path) }

    /// Accepts the waiting connections.
    func accepted(_ count: Int) -> [Int32] { (0..<count).map { _ in accept(descriptor, nil, nil) } }
  }

  private func stage() -> Stage {
    let stage = Stage()
    stage.host.paints = false
    stage.window.rootViewController = ViewController()
    stage.settle()
    return stage
  }

  private func bridge(_ loop: TestLoop, _ stage: Stage) -> (AccessibilityBridge, SessionBus) {
    let session = SessionBus(loop: loop)
    let bridge = AccessibilityBridge(name: "program", session: session)
    bridge.add(stage.window) { .zero }
    bridge.start(address: nil)
    return (bridge, session)
  }

  @Test("a bus that never answers costs one socket and no wake-up")
  func silent() throws {
    let socket = try SilentSocket()
    let (loop, stage) = (TestLoop(), stage())
    let (bridge, session) = bridge(loop, stage)
    session.open(address: socket.address)
    loop.runWhileBusy()
    let before = loop.wakeUps
    stage.advance(by: 5)
    loop.runWhileBusy()
    #expect(loop.watchCount == 1 && loop.wakeUps == before && loop.delayed.isEmpty)
    bridge.close()
    session.close()
    #expect(loop.watchCount == 0)
  }

  @Test("a socket whose queue is full is not used, since the connection would block")
  func fullQueue() throws {
    let silent = try SilentSocket(queue: 0)
    var clients: [Int32] = []
    defer { for client in clients { close(client) } }
    // The kernel holds one connection more than the queue's length.
    while BusAddress.usable(silent.address) != nil, clients.count < 8 {
      clients.append(contentsOf: try connect(to: silent.path))
    }
    #expect(BusAddress.usable(silent.address) == nil)
    #expect(
      BusAddress.usable("tcp:host=example;unixexec:path=/bin/false;autolaunch:") == nil,
      "Only sockets of this machine are used.")
  }

  /// Opens a nonblocking connection; returns an empty list if the queue is full.
  private func connect(to path: String) throws -> [Int32] {
    let client = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(client, $0, size) }
    }
    return [client]
  }

  @Test("the program disconnects from a bus that sends no valid byte")
  func garbage() throws {
    let socket = try SilentSocket()
    let (loop, stage) = (TestLoop(), stage())
    let (bridge, session) = bridge(loop, stage)
    session.open(address: socket.address)
    let client = socket.accepted(1)[0]
    let bytes = Array(repeating: UInt8(0xff), count: 100_000)
    _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    loop.run { loop.watchCount == 0 }
    #expect(loop.watchCount == 0)
    close(client)
    bridge.close()
    session.close()
  }

  @Test("when the bus ends during the events, the program goes on and looks for a bus three times")
  func endOfBus() throws {
    let root = ViewController()
    let toggle = Switch()
    toggle.accessibilityLabel = "Wi-Fi"
    root.view.addSubview(toggle)
    let page = try AccessibleStage(root)
    page.client.listen(to: ["object:state-changed"])
    toggle.setOn(true, animated: false)
    page.settle()
    #expect(
      page.client.takeEvents() == ["toggle button “Wi-Fi”: StateChanged:checked 1"])
    page.bus.process.stop()
    page.loop.run { page.stage.window.tools.isEmpty }
    #expect(page.stage.window.tools.isEmpty)
    toggle.setOn(false, animated: false)
    page.settle()
    #expect(page.loop.delayed.map(\.seconds) == [2])
    page.close()
  }

  @Test("a stopped bus does not stop the program, and the unsent events stay limited")
  func stoppedBus() throws {
    let root = ViewController()
    let label = Label()
    label.frame = Rect(x: 0, y: 0, width: 200, height: 20)
    root.view.addSubview(label)
    label.text = "0"
    let page = try AccessibleStage(root)
    page.client.listen(to: ["object:property-change"])
    page.bus.process.send(signal: SIGSTOP)
    let long = String(repeating: "x", count: 100_000)
    for number in 0..<100 {
      label.text = "\(number) " + long
      page.stage.turn()
      page.loop.runOnce(milliseconds: 0)
    }
    page.bus.process.send(signal: SIGCONT)
    let events = page.client.takeEvents()
    #expect(!events.isEmpty && events.count < 30, "\(events.count)")
    page.close()
  }

  /// A program on a bus that calls another program without waiting for replies.
  private func attacker(_ page: AccessibleStage) throws -> (BusConnection, String) {
    var isReady = false
    let connection = try #require(
      BusConnection(address: page.bus.address, loop: page.loop) { isReady = true })
    try #require(page.loop.run { isReady })
    return (connection, try #require(page.client.children(page.client.desktop).first).bus)
  }

  private func button() -> ViewController {
    let root = ViewController()
    let button = Button(title: "Save")
    button.frame = Rect(x: 20, y: 40, width: 100, height: 40)
    root.view.addSubview(button)
    return root
  }

  @Test("huge arrays and nested values are errors, and the program answers the next call")
  func hugeArguments() throws {
    let page = try AccessibleStage(button())
    defer { page.close() }
    let (attacker, program) = try attacker(page)
    let path = "/org/a11y/atspi/accessible/root"
    var nested = BusValue.variant(.string("1"))
    for _ in 0..<30 { nested = .variant(nested) }
    let arguments: [BusValue] = [
      .array(of: "y", Array(repeating: .byte(1), count: 500_000)), nested,
      .array(of: "s", Array(repeating: .string("x"), count: 100_000)),
      .string(String(repeating: "x", count: 3_000_000)),
    ]
    var replies: [BusReply] = []
    for argument in arguments {
      attacker.call(program, path, "org.a11y.atspi.Accessible", "GetChildAtIndex", [argument]) {
        replies.append($0)
      }
    }
    #expect(page.loop.run { replies.count == arguments.count })
    for reply in replies {
      guard case .error(let name, _) = reply else {
        #expect(Bool(false), "\(reply)")
        continue
      }
      #expect(name == "org.freedesktop.DBus.Error.InvalidArgs")
    }
    #expect(page.client.find("push button", "Save") != nil)
    attacker.close()
  }

  @Test("a message that is too large ends only the connection, and the program connects again")
  func hugeMessage() throws {
    let page = try AccessibleStage(button())
    defer { page.close() }
    let (attacker, program) = try attacker(page)
    let long = String(repeating: "x", count: 1 << 20)
    attacker.call(
      program, "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildAtIndex",
      Array(repeating: .string(long), count: 8))
    #expect(page.loop.run { page.client.children(page.client.desktop).isEmpty })
    #expect(page.loop.delayed.map(\.seconds) == [2])
    page.settle()
    attacker.close()
  }

  @Test("a flood of calls is answered in batches, between which the loop handles its other events")
  func flood() throws {
    let page = try AccessibleStage(button())
    defer { page.close() }
    let (attacker, program) = try attacker(page)
    var replies = 0
    for _ in 0..<2000 {
      attacker.call(
        program, "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildren"
      ) { _ in replies += 1 }
    }
    var turns = 0
    func countTurn() {
      turns += 1
      if replies < 2000 { page.loop.schedule(after: 0) { countTurn() } }
    }
    countTurn()
    #expect(page.loop.run { replies == 2000 })
    // A batch has at most 64 messages.
    #expect(turns >= 2000 / 64, "\(turns)")
    attacker.close()
  }

  @Test("signals of the registry that another program sends change no registration")
  func forgedSignals() throws {
    let root = button()
    let page = try AccessibleStage(root)
    defer { page.close() }
    let (attacker, program) = try attacker(page)
    // The bus delivers a signal without a destination to all programs that have asked for the interface.
    attacker.emit(
      "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "EventListenerRegistered",
      [.string(":1.99"), .string("object:")])
    attacker.emit(
      "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged",
      [.string("org.a11y.atspi.Registry"), .string(""), .string(":1.99")])
    page.loop.runWhileBusy()
    #expect(page.stage.window.tools.isEmpty && !program.isEmpty)
    page.client.listen(to: ["object:state-changed:sensitive"])
    (root.view.subviews.first as? Button)?.isEnabled = false
    page.settle()
    #expect(page.client.takeEvents() == ["push button “Save”: StateChanged:sensitive 0"])
    attacker.close()
  }

  @Test("without a bus there is no connection, and the library is not loaded for it")
  func noBus() {
    let (loop, stage) = (TestLoop(), stage())
    let (bridge, session) = bridge(loop, stage)
    session.open(address: nil)
    loop.runWhileBusy()
    #expect(loop.watchCount == 0 && loop.delayed.isEmpty && stage.window.tools.isEmpty)
    bridge.close()
    session.close()
  }

  @Test(
    "AX-1: the session bus provides the address of the accessibility bus as soon as an assistive technology starts it"
  )
  func appearingBus() throws {
    let (desktop, accessibility) = (try PrivateBus(), try PrivateBus(hasRegistry: true))
    let (loop, stage) = (TestLoop(), stage())
    let (bridge, session) = bridge(loop, stage)
    session.open(address: desktop.address)
    loop.runWhileBusy()
    #expect(loop.watchCount == 1)
    // The launcher of the accessibility bus, as an assistive technology starts it.
    var owns = false
    let launcher = BusConnection(address: desktop.address, loop: loop) { owns = true }
    try #require(loop.run { owns })
    launcher?.onCall = { message in
      message.member == "GetAddress"
        ? .value(.string(accessibility.address)) : .unknownMethod(message)
    }
    launcher?.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      [.string("org.a11y.Bus"), .uint32(0)])
    let client = try AccessibleClient(accessibility, loop)
    #expect(loop.run { !client.children(client.desktop).isEmpty })
    for connection in [launcher] { connection?.close() }
    client.close()
    bridge.close()
    session.close()
  }
}
