import CX11
import Glibc

/// The input method's connection to the window system: how clients find it, and how messages travel.
struct Server {
  /// The maximum size of a message that travels in an event, in bytes.
  private static let eventSize = 20

  private let display: OpaquePointer
  private let root: XID
  private let window: XID
  private let locales: String
  private var method: Method
  /// The clients' windows, by the windows to which they write.
  private var clients: [XID: XID] = [:]
  /// The properties for long messages.
  private let names: [Atom]
  private var sentCount = 0
  /// The delay of the answers to keys, in milliseconds.
  private let delay: Int32
  private var late: [(answers: [Message], client: XID)] = []

  init(display: OpaquePointer, locales: String, method: Method, delay: Int32) {
    self.display = display
    self.locales = locales
    self.method = method
    self.delay = delay
    root = XDefaultRootWindow(display)
    names = (0..<20).map { XInternAtom(display, "_SERVER_MESSAGE_\($0)", 0) }
    window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
  }

  /// Announces the server under a name, so that clients can find it.
  func announce(as name: String) {
    // Clients conclude that there is no server if no program has used these names yet.
    for name in ["LOCALES", "TRANSPORT"] { _ = atom(name) }
    var server = atom(name)
    XSetSelectionOwner(display, server, window, UInt(CurrentTime))
    withUnsafeBytes(of: &server) {
      _ = XChangeProperty(
        display, root, atom("XIM_SERVERS"), Atom(XA_ATOM), 32, PropModePrepend,
        $0.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
    }
    XFlush(display)
  }

  /// Serves requests endlessly.
  mutating func run() {
    while true {
      while !late.isEmpty, XPending(display) == 0 { answerLate() }
      var event = XEvent()
      XNextEvent(display, &event)
      switch event.type {
      case SelectionRequest: tell(event.xselectionrequest)
      case ClientMessage where event.xclient.message_type == atom("_XIM_XCONNECT"):
        connect(XID(bitPattern: event.xclient.data.l.0))
      case ClientMessage where event.xclient.message_type == atom("_XIM_PROTOCOL"):
        receive(event.xclient)
      default: break
      }
    }
  }

  /// Sends a client the served locales, or the address for its connection.
  private func tell(_ request: XSelectionRequestEvent) {
    let text =
      request.target == atom("LOCALES") ? "@locale=\(locales)" : "@transport=X/"
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
      Int32(bytes.count))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }

  private mutating func connect(_ client: XID) {
    let end = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    clients[end] = client
    InputMethodFixture.say("connected")
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client
    event.xclient.message_type = atom("_XIM_XCONNECT")
    event.xclient.format = 32
    // Version 0.0 sends small messages in events, and others in properties that an event names.
    event.xclient.data.l = (Int(end), 0, 0, 0, 0)
    XSendEvent(display, client, 0, 0, &event)
    XFlush(display)
  }

  private mutating func receive(_ event: XClientMessageEvent) {
    guard let client = clients[event.window] else { return }
    let bytes =
      event.format == 8
      ? withUnsafeBytes(of: event.data.b) { Array($0) }
      : property(Atom(bitPattern: event.data.l.1), of: event.window)
    for message in Message.all(in: bytes) {
      let display = display
      let answers = method.answers(to: message) { code, state in
        var key = XEvent()
        key.xkey.type = KeyPress
        key.xkey.display = display
        key.xkey.keycode = UInt32(code)
        key.xkey.state = UInt32(state)
        let keysym = XLookupKeysym(&key.xkey, 0)
        return (0x21...0x7e).contains(keysym)
          ? String(UnicodeScalar(UInt8(keysym))) : ""
      }
      if delay > 0, message.code == .forwardEvent {
        late.append((answers, client))
      } else {
        send(answers, to: client)
      }
    }
  }

  /// Answers the oldest key, unless requests come first.
  private mutating func answerLate() {
    var socket = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
    guard poll(&socket, 1, delay) == 0 else { return }
    let (answers, client) = late.removeFirst()
    InputMethodFixture.say("late answer")
    send(answers, to: client)
  }

  /// Sends answers in one write, so that the client reads all of them at the same time.
  private mutating func send(_ answers: [Message], to client: XID) {
    for answer in answers { send(answer.packet, to: client) }
    XFlush(display)
  }

  private mutating func send(_ bytes: [UInt8], to client: XID) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client
    event.xclient.message_type = atom("_XIM_PROTOCOL")
    if bytes.count <= Self.eventSize {
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data.b) { $0.copyBytes(from: bytes) }
    } else {
      // Several messages may be pending.
      sentCount += 1
      let name = names[sentCount % names.count]
      XChangeProperty(
        display, client, name, Atom(XA_STRING), 8, PropModeAppend, bytes, Int32(bytes.count))
      event.xclient.format = 32
      event.xclient.data.l = (bytes.count, Int(name), 0, 0, 0)
    }
    XSendEvent(display, client, 0, 0, &event)
  }

  /// Reads and removes a property.
  private func property(_ name: Atom, of window: XID) -> [UInt8] {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, remaining): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, name, 0, 1 << 16, 1, Atom(AnyPropertyType), &type, &format, &count,
      &remaining, &data)
    defer { if let data { XFree(data) } }
    guard format == 8, let data else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }

  private func atom(_ name: String) -> Atom {
    XInternAtom(display, name, 0)
  }
}
