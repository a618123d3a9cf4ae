internal import CX11
import Foundation

/// Another program that reads and owns selections, correctly or incorrectly.
///
/// It acts only while one of its methods runs.
public final class SelectionClient {
  /// The answer to a request.
  public struct Answer: Equatable {
    /// The name of the property's type.
    public var type: String
    /// The contents of format 8.
    public var bytes: [UInt8] = []
    /// The contents of format 32, as the names of atoms.
    public var atoms: [String] = []
    /// The number of parts with contents; 0 for a single property.
    public var parts = 0

    /// Makes an answer in one property.
    public init(type: String, bytes: [UInt8] = []) {
      self.type = type
      self.bytes = bytes
    }

    /// The contents as UTF-8.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The behaviour of an owner.
  public struct Behaviour: Sendable {
    /// The contents that the owner provides.
    public var bytes: [UInt8]
    /// The targets that the owner lists; nil refuses the list.
    public var targets: [String]? = ["TARGETS", "UTF8_STRING"]
    /// Whether the owner does not answer a request for the list.
    public var hidesTargets = false
    /// Whether the owner answers no request.
    public var isSilent = false
    /// The type of the text; nil uses the requested type.
    public var type: String?
    /// The size of the parts; nil for a single property.
    public var part: Int?
    /// The size that the owner announces before the parts; nil announces none.
    public var announced: UInt?
    /// The number of parts after which the owner stops.
    public var stopsAfter = Int.max
    /// The number of the part that has another type.
    public var oddPart = Int.max

    /// Makes the behaviour of a correct owner of a short text.
    public init(_ text: String) {
      bytes = Array(text.utf8)
    }
  }

  private let probe: XProbe
  private var display: OpaquePointer { probe.display }
  private let window: XID
  private var behaviour = Behaviour("")
  /// The requested targets, and the ends of ownership.
  public private(set) var log: [String] = []

  private var outgoing: (requestor: XID, property: Atom, type: Atom, sent: Int, parts: Int)?

  /// Connects to a server.
  public init(_ server: XServer) throws {
    probe = try XProbe(server)
    window = XCreateSimpleWindow(probe.display, probe.root, -10, -10, 1, 1, 0, 0, 0)
    XSelectInput(probe.display, window, PropertyChangeMask)
  }

  /// The client's window.
  public var windowID: UInt { window }

  private func atom(_ name: String) -> Atom { probe.atom(name) }

  private func name(_ atom: Atom) -> String {
    guard atom != 0, let text = XGetAtomName(display, atom) else { return "None" }
    defer { XFree(text) }
    return String(cString: text)
  }

  // MARK: Reading a selection

  /// Returns the window of a selection's owner, or 0 if there is none.
  public func owner(of selection: String = "CLIPBOARD") -> UInt {
    XGetSelectionOwner(display, atom(selection))
  }

  /// Asks the owner of a selection for a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - selection: The selection.
  ///   - namesProperty: Whether the request names a property.
  ///   - time: The time of the request.
  ///   - pairs: The targets and properties of a request for `MULTIPLE`.
  /// - Returns: The name of the property with the answer; nil if the owner refuses.
  public func ask(
    _ target: String, of selection: String = "CLIPBOARD", namesProperty: Bool = true,
    time: UInt = 0, pairs: [String] = []
  ) -> String? {
    let property = namesProperty ? atom("ANSWER") : 0
    XDeleteProperty(display, window, atom("ANSWER"))
    if !pairs.isEmpty {
      write(pairs.map { atom($0) }, to: atom("ANSWER"), of: window, type: atom("ATOM_PAIR"))
    }
    XConvertSelection(display, atom(selection), atom(target), property, window, time)
    var answer: Atom = 0
    let isThere = probe.takeEvents {
      guard $0.type == SelectionNotify, $0.xselection.target == atom(target) else { return false }
      answer = $0.xselection.property
      return true
    }
    return isThere && answer != 0 ? name(answer) : nil
  }

  /// Reads and deletes a property with an answer, in parts if the owner sends parts.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limit: The number of parts after which the reader stops.
  /// - Returns: The answer; nil if there is no such property, or if a part does not arrive.
  public func collect(_ property: String = "ANSWER", stoppingAfter limit: Int = .max) -> Answer? {
    guard var answer = take(atom(property)) else { return nil }
    guard answer.type == "INCR" else { return answer }
    answer = Answer(type: "INCR")
    while answer.parts < limit {
      let isThere = probe.takeEvents {
        $0.type == PropertyNotify && $0.xproperty.state == PropertyNewValue
          && $0.xproperty.atom == atom(property)
      }
      guard isThere, let part = take(atom(property)) else { return nil }
      guard !part.bytes.isEmpty else { break }
      answer.type = part.type
      answer.bytes += part.bytes
      answer.parts += 1
    }
    return answer
  }

  /// Asks for a target and reads the answer.
  public func read(_ target: String, of selection: String = "CLIPBOARD") -> Answer? {
    ask(target, of: selection).flatMap { collect($0) }
  }

  private func take(_ property: Atom) -> Answer? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, remaining): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 1 << 24, 1, Atom(AnyPropertyType), &type, &format, &count,
      &remaining, &data)
    defer { if let data { XFree(data) } }
    guard type != 0 else { return nil }
    var answer = Answer(type: name(type))
    guard let data else { return answer }
    if format == 8 {
      answer.bytes = Array(UnsafeBufferPointer(start: data, count: Int(count)))
    } else if format == 32, ["ATOM", "ATOM_PAIR"].contains(answer.type) {
      answer.atoms = data.withMemoryRebound(to: Atom.self, capacity: Int(count)) { atoms in
        (0..<Int(count)).map { name(atoms[$0]) }
      }
    }
    return answer
  }

  private func write(_ numbers: [Atom], to property: Atom, of window: XID, type: Atom) {
    numbers.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, property, type, 32, PropModeReplace,
        $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
    }
  }

  // MARK: Managing the clipboard

  /// Becomes the clipboard manager.
  ///
  /// While the client serves requests, it takes over the clipboard's text from programs that request this.
  public func manage() {
    XSetSelectionOwner(display, atom("CLIPBOARD_MANAGER"), window, UInt(probe.time))
    XSync(display, 0)
  }

  /// The text that was taken over, in UTF-8.
  public private(set) var saved: [UInt8]?

  // MARK: Owning a selection

  /// Becomes the owner of a selection.
  public func own(_ behaviour: Behaviour, of selection: String = "CLIPBOARD") {
    self.behaviour = behaviour
    XSetSelectionOwner(display, atom(selection), window, UInt(probe.time))
    XSync(display, 0)
  }

  /// Destroys the client's window, as when the program exits.
  public func exit() {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  /// Answers requests until a condition is true.
  ///
  /// - Returns: Whether the condition was true at the end.
  public func serve(within seconds: Double = patience, until condition: () -> Bool) -> Bool {
    eventually(within: seconds) {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        serve(event)
      }
      return condition()
    }
  }

  private func serve(_ event: XEvent) {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest)
    case SelectionClear: log.append("clear")
    case PropertyNotify where event.xproperty.state == PropertyDelete:
      guard let outgoing, outgoing.requestor == event.xproperty.window,
        outgoing.property == event.xproperty.atom
      else { return }
      sendPart()
    default: break
    }
    XFlush(display)
  }

  private func answer(_ request: XSelectionRequestEvent) {
    let target = name(request.target)
    log.append(target)
    guard !behaviour.isSilent else { return }
    if request.selection == atom("CLIPBOARD_MANAGER") {
      saved = read("UTF8_STRING")?.bytes
      return notify(request, isDone: saved != nil)
    }
    var isDone = true
    if target == "TARGETS" {
      guard !behaviour.hidesTargets else { return }
      if let targets = behaviour.targets {
        write(
          targets.map { atom($0) }, to: request.property, of: request.requestor,
          type: Atom(XA_ATOM))
      } else {
        isDone = false
      }
    } else if let targets = behaviour.targets, !targets.contains(target) {
      isDone = false
    } else if behaviour.part != nil {
      XSelectInput(display, request.requestor, PropertyChangeMask)
      outgoing = (request.requestor, request.property, atom(behaviour.type ?? target), 0, 0)
      write(
        behaviour.announced.map { [$0] } ?? [], to: request.property, of: request.requestor,
        type: atom("INCR"))
    } else {
      let type = atom(behaviour.type ?? target)
      XChangeProperty(
        display, request.requestor, request.property, type, 8, PropModeReplace, behaviour.bytes,
        Int32(behaviour.bytes.count))
    }
    notify(request, isDone: isDone)
  }

  private func sendPart() {
    guard var next = outgoing, next.parts < behaviour.stopsAfter else { return }
    let bytes = Array(behaviour.bytes[next.sent...].prefix(behaviour.part ?? 1))
    let type = next.parts == behaviour.oddPart ? Atom(XA_STRING) : next.type
    XChangeProperty(
      display, next.requestor, next.property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    next.sent += bytes.count
    next.parts += 1
    outgoing = bytes.isEmpty ? nil : next
  }

  private func notify(_ request: XSelectionRequestEvent, isDone: Bool) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isDone ? request.property : 0
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }
}
