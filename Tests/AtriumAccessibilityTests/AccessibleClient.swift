import AtriumAccessibility
import Testing

/// An assistive technology of a test: it calls the program over the bus, and records its events.
@MainActor
final class AccessibleClient {
  /// An object: the name of its program and its path.
  struct Reference: Hashable {
    let bus: String
    let path: String

    init(_ value: BusValue) {
      let parts = value.elements.map { $0.text ?? "" }
      (bus, path) = (parts.first ?? "", parts.last ?? "")
    }
  }

  private static let registry = "org.a11y.atspi.Registry"
  private static let root = "/org/a11y/atspi/accessible/root"

  private let loop: TestLoop
  private var connection: BusConnection?
  /// The received events, as lines.
  private(set) var events: [String] = []
  /// The program whose events are received.
  private var program: Reference?
  /// The names of the objects in the lines of events, by path.
  private var names: [String: String] = [:]

  /// Connects to a bus.
  convenience init(_ bus: PrivateBus, _ loop: TestLoop) throws {
    try self.init(address: bus.address, loop)
  }

  /// Connects to the bus at an address.
  init(address: String, _ loop: TestLoop) throws {
    self.loop = loop
    var isReady = false
    connection = BusConnection(address: address, loop: loop) { isReady = true }
    try #require(loop.run { isReady })
    connection?.onSignal = { [weak self] in self?.receive($0) }
  }

  func close() { connection?.close() }

  /// The client's unique name on the bus.
  var name: String? { connection?.uniqueName }

  /// Called for each signal.
  var onSignal: @MainActor (BusMessage) -> Void = { _ in }

  /// Asks the bus for signals.
  func addMatch(_ rule: String) { connection?.addMatch(rule) }

  // MARK: Calls

  /// Calls a method and waits for the reply.
  func call(
    _ object: Reference, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> BusReply {
    var reply: BusReply?
    connection?.call(object.bus, object.path, interface, member, arguments) { reply = $0 }
    loop.run { reply != nil }
    return reply ?? .error("no reply", "")
  }

  /// Calls a method of AT-SPI; returns an empty list for an error.
  func values(
    _ object: Reference, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> [BusValue] {
    guard
      case .values(let values) = call(object, "org.a11y.atspi." + interface, member, arguments)
    else { return [] }
    return values
  }

  /// Reads a property.
  func property(_ object: Reference, _ interface: String, _ name: String) -> BusValue? {
    let reply = call(
      object, "org.freedesktop.DBus.Properties", "Get",
      [.string("org.a11y.atspi." + interface), .string(name)])
    guard case .values(let values) = reply, case .variant(let value)? = values.first else {
      return nil
    }
    return value
  }

  func name(_ object: Reference) -> String {
    property(object, "Accessible", "Name")?.text ?? "?"
  }

  func children(_ object: Reference) -> [Reference] {
    values(object, "Accessible", "GetChildren").first?.elements.map(Reference.init) ?? []
  }

  func role(_ object: Reference) -> String {
    values(object, "Accessible", "GetRoleName").first?.text ?? "?"
  }

  /// The bits of the object's states.
  func states(_ object: Reference) -> Set<Int> {
    let words = values(object, "Accessible", "GetState").first?.elements.map { $0.integer ?? 0 }
    return Set(
      (words ?? []).enumerated().flatMap { index, word in
        (0..<32).filter { word >> $0 & 1 == 1 }.map { $0 + 32 * index }
      })
  }

  /// The rectangle in pixels of the window: x, y, width, height.
  func extents(_ object: Reference, in space: UInt32 = 1) -> [Int] {
    values(object, "Component", "GetExtents", [.uint32(space)]).first?.elements
      .map { $0.integer ?? 0 } ?? []
  }

  func actions(_ object: Reference) -> [String] {
    values(object, "Action", "GetActions").first?.elements.map { $0.elements.first?.text ?? "" }
      ?? []
  }

  @discardableResult
  func perform(_ index: Int, of object: Reference) -> Bool {
    values(object, "Action", "DoAction", [.int32(Int32(index))]).first?.flag ?? false
  }

  // MARK: Finding

  /// The desktop's object in the registry.
  var desktop: Reference {
    Reference(.structure([.string(Self.registry), .path(Self.root)]))
  }

  /// The objects of the only program on the bus, parents first, with their depths.
  func walk() -> [(object: Reference, depth: Int)] {
    var found: [(Reference, Int)] = []
    func visit(_ object: Reference, _ depth: Int) {
      found.append((object, depth))
      for child in children(object) { visit(child, depth + 1) }
    }
    for program in children(desktop) { visit(program, 0) }
    return found
  }

  /// Returns the first object with a role and a name.
  func find(_ role: String, _ name: String) -> Reference? {
    walk().first { self.role($0.object) == role && self.name($0.object) == name }?.object
  }

  /// The tree as lines: two spaces for each level, then the role and the name.
  func tree() -> [String] {
    walk().map { object, depth in
      String(repeating: "  ", count: depth) + "\(role(object)) “\(name(object))”"
    }
  }

  // MARK: Events

  /// Registers for events, with the registry and the bus.
  func listen(to events: [String]) {
    connection?.addMatch("type='signal',interface='org.a11y.atspi.Event.Object'")
    connection?.addMatch("type='signal',interface='org.a11y.atspi.Event.Window'")
    program = children(desktop).first
    for (object, _) in walk() { names[object.path] = "\(role(object)) “\(name(object))”" }
    let registry = Reference(
      .structure([.string(Self.registry), .path("/org/a11y/atspi/registry")]))
    for event in events {
      _ = call(
        registry, Self.registry, "RegisterEvent",
        [.string(event), .array(of: "s", []), .string("")])
    }
  }

  /// Withdraws a registration.
  func ignore(_ event: String) {
    let registry = Reference(
      .structure([.string(Self.registry), .path("/org/a11y/atspi/registry")]))
    _ = call(registry, Self.registry, "DeregisterEvent", [.string(event)])
  }

  /// Returns the events since the last call, and forgets them.
  ///
  /// The bus keeps the order of a program's messages, so the reply to a call comes after all events.
  func takeEvents() -> [String] {
    loop.runWhileBusy()
    if let program {
      _ = call(program, "org.freedesktop.DBus.Peer", "Ping")
      loop.runWhileBusy()
    }
    defer { events = [] }
    return events
  }

  private func receive(_ signal: BusMessage) {
    onSignal(signal)
    guard signal.interface.hasPrefix("org.a11y.atspi.Event."), signal.arguments.count == 5 else {
      return
    }
    let detail = signal.arguments[0].text ?? ""
    var line = [signal.member, detail].filter { !$0.isEmpty }.joined(separator: ":")
    let numbers = signal.arguments[1...2].map { $0.integer ?? 0 }
    line += " \(numbers[0])" + (numbers[1] == 0 ? "" : " \(numbers[1])")
    if case .variant(.string(let text)) = signal.arguments[3] { line += " “\(text)”" }
    if case .variant(.double(let number)) = signal.arguments[3] { line += " = \(number)" }
    events.append("\(names[signal.path] ?? "new"): \(line)")
  }
}
