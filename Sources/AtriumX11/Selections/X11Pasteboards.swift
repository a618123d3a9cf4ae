internal import AtriumKit
internal import CX11

/// The pasteboards of a program on an X server: the selections CLIPBOARD and PRIMARY (ICCCM 2).
@MainActor
final class X11Pasteboards: PasteboardHost {
  /// A request of this program for the text of a pasteboard.
  @MainActor
  private final class Reading {
    var request: PasteRequest?
    /// The result of the request; nil until it has arrived.
    var text: String??
    let completion: @MainActor (String?) -> Void

    init(_ completion: @escaping @MainActor (String?) -> Void) {
      self.completion = completion
    }
  }

  /// The time of the latest user event, in the server's milliseconds; 0 before the first event.
  var stamp: UInt = 0

  private let connection: X11Connection
  let windows: WatchedWindows
  let loop: SelectionLoop
  let transfers: OutgoingTransfers
  private var owners: [Pasteboard.Name: SelectionOwner] = [:]
  /// The unfinished requests for the text of each pasteboard, in the order in which they were requested.
  private var readings: [Pasteboard.Name: [Reading]] = [:]
  private var handover: ClipboardHandover?

  init(connection: X11Connection, loop: SelectionLoop) {
    self.connection = connection
    self.loop = loop
    windows = WatchedWindows(connection: connection)
    transfers = OutgoingTransfers(connection: connection, windows: windows, loop: loop)
  }

  // MARK: The program's side

  func set(_ contents: PasteboardContents?, on name: Pasteboard.Name) {
    guard let contents else {
      owners[name]?.clear()
      return
    }
    guard connection.isAlive, let owner = owner(of: name) else { return }
    owner.take(contents, at: stamp)
  }

  func contents(of name: Pasteboard.Name) -> PasteboardContents? { owners[name]?.contents }

  func hasStrings(on name: Pasteboard.Name) -> Bool {
    contents(of: name)?.hasText ?? (ownerWindow(of: name) != 0)
  }

  func requestString(
    from name: Pasteboard.Name, completion: @escaping @MainActor (String?) -> Void
  ) {
    let own = contents(of: name)
    if let own, readings[name, default: []].isEmpty { return completion(own.string()) }
    let reading = Reading(completion)
    readings[name, default: []].append(reading)
    if let own {
      reading.text = .some(own.string())
      return
    }
    let window = ownerWindow(of: name)
    if window != 0, let selection = atom(of: name) {
      let atoms = connection.atoms
      reading.request = PasteRequest(
        selection: selection, owner: window, stamp: stamp,
        candidates: SelectionTarget.readable.map { $0.candidate(atoms) }, asksForTargets: true,
        connection: connection, windows: windows, loop: loop
      ) { [weak self, weak reading] form, bytes in
        reading?.text = .some(bytes.flatMap { SelectionTarget.decode($0, of: form, atoms) })
        self?.deliverLater(name)
      }
    }
    guard reading.request == nil else { return }
    reading.text = .some(nil)
    deliverLater(name)
  }

  /// Schedules the completions of the finished requests; the main loop calls them in the order of the requests.
  private func deliverLater(_ name: Pasteboard.Name) {
    loop.schedule(loop.now) { [weak self] in
      guard let self else { return }
      while let first = readings[name]?.first, let text = first.text {
        readings[name]?.removeFirst()
        first.completion(text)
      }
    }
  }

  private func atom(of name: Pasteboard.Name) -> Atom? {
    switch name {
    case .general: connection.atoms[.clipboard]
    case .primary: Atom(XA_PRIMARY)
    default: connection.query { XInternAtom($0, name.rawValue, 0) }
    }
  }

  private func owner(of name: Pasteboard.Name) -> SelectionOwner? {
    if let owner = owners[name] { return owner }
    guard let selection = atom(of: name) else { return nil }
    let owner = SelectionOwner(
      selection: selection, connection: connection, transfers: transfers)
    owners[name] = owner
    return owner
  }

  private func ownerWindow(of name: Pasteboard.Name) -> XID {
    guard let selection = atom(of: name) else { return 0 }
    return connection.query { XGetSelectionOwner($0, selection) } ?? 0
  }

  // MARK: The server's side

  /// Receives an event, which may concern selections.
  func receive(_ event: XEvent) {
    switch event.type {
    case SelectionRequest, SelectionClear, SelectionNotify, PropertyNotify, DestroyNotify: break
    default: return
    }
    // The first window in a structure event is the window that receives the event, not the window that the
    // event concerns.
    let window = event.xany.window
    for owner in owners.values where owner.window == window { owner.receive(event) }
    handover?.receive(event)
    for list in readings.values {
      for reading in list { reading.request?.receive(event) }
    }
    transfers.receive(event)
  }

  // MARK: The end of the program

  /// Asks the clipboard manager to keep the contents of the general pasteboard (TX-60).
  ///
  /// - Returns: Whether the caller must serve the manager until ``isHandedOver`` is true.
  func beginHandover() -> Bool {
    guard let owner = owners[.general], let contents = owner.contents, !contents.isConcealed,
      let since = owner.since
    else { return false }
    handover = ClipboardHandover(
      window: owner.window, contents: contents, since: since, connection: connection)
    return handover != nil
  }

  /// Whether the clipboard manager has taken or refused the contents, or need not be served.
  var isHandedOver: Bool { handover?.isDone ?? true }

  /// Ends all requests without calling their completions.
  func close() {
    for list in readings.values {
      for reading in list { reading.request?.cancel() }
    }
    readings = [:]
  }
}
