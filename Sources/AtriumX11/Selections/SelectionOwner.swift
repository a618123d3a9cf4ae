internal import AtriumKit
internal import CX11

/// Takes ownership of a selection, and answers the requests of other programs for its data.
@MainActor
final class SelectionOwner {
  /// The selection.
  let selection: Atom
  /// The contents of the selection; nil unless this program owns the selection or is about to take it.
  private(set) var contents: PasteboardContents?
  /// The time since which this program owns the selection, in the server's milliseconds.
  ///
  /// The value is nil until the server has confirmed the ownership.
  private(set) var since: UInt?

  private let connection: X11Connection
  private let transfers: OutgoingTransfers
  private let property: SelectionProperty
  /// The window that owns the selection.
  ///
  /// It is never destroyed, since that would end the ownership (TX-55).
  private(set) lazy var window = makeWindow()
  /// Whether the event with the time for ``takeAtPresent()`` has not arrived yet.
  private var awaitsTime = false

  init(selection: Atom, connection: X11Connection, transfers: OutgoingTransfers) {
    self.selection = selection
    self.connection = connection
    self.transfers = transfers
    property = SelectionProperty(connection: connection)
  }

  // MARK: Owning

  /// Takes the selection.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - stamp: The time of the event that caused the call, in the server's milliseconds; 0 if there is no
  ///     such event.
  func take(_ contents: PasteboardContents, at stamp: UInt) {
    self.contents = contents
    since = nil
    // The server silently ignores a time before the time at which the last owner took the selection, and a
    // time in the future (TX-49).
    guard stamp != 0, owns(at: stamp) else { return takeAtPresent() }
    since = stamp
  }

  /// Gives up the selection.
  func clear() {
    guard contents != nil else { return }
    contents = nil
    let stamp = since
    since = nil
    // The request contains the time at which this program took the selection, so that the server ignores the request
    // if another program has taken the selection since.
    if let stamp { connection.perform { XSetSelectionOwner($0, selection, 0, stamp) } }
  }

  /// Receives an event of ``window``.
  func receive(_ event: XEvent) {
    switch event.type {
    case PropertyNotify:
      guard awaitsTime, event.xproperty.atom == connection.atoms[.atriumTime] else { return }
      awaitsTime = false
      guard contents != nil, since == nil else { return }
      if owns(at: event.xproperty.time) { since = event.xproperty.time } else { contents = nil }
    case SelectionClear where event.xselectionclear.selection == selection:
      // The event may have been sent before this program last took the selection, so the server is asked for the
      // current owner.
      let owner = connection.query { XGetSelectionOwner($0, selection) }
      guard owner != window, since != nil else { return }
      contents = nil
      since = nil
    case SelectionRequest: answer(event.xselectionrequest)
    default: break
    }
  }

  private func owns(at stamp: UInt) -> Bool {
    connection.query { display in
      XSetSelectionOwner(display, selection, window, stamp)
      return XGetSelectionOwner(display, selection) == window
    } ?? false
  }

  /// Takes the selection at the server's current time.
  ///
  /// To learn this time, the program appends zero bytes to a property, and reads the time of the resulting event
  /// (ICCCM 2.1).
  private func takeAtPresent() {
    guard !awaitsTime else { return }
    awaitsTime = true
    let name = connection.atoms[.atriumTime]
    connection.perform {
      XChangeProperty($0, window, name, Atom(XA_INTEGER), 32, PropModeAppend, nil, 0)
    }
  }

  private func makeWindow() -> XID {
    connection.query { display in
      var attributes = XSetWindowAttributes()
      attributes.event_mask = PropertyChangeMask
      return XCreateWindow(
        display, connection.root, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask),
        &attributes)
    } ?? 0
  }

  // MARK: Requests

  private func answer(_ request: XSelectionRequestEvent) {
    // An obsolete client names no property, and expects the data in a property with the target's name.
    let name = request.property != 0 ? request.property : request.target
    guard let contents, let since, request.selection == selection,
      request.time == 0 || !Self.isEarlier(request.time, than: since)
    else { return notify(request, nil) }
    if request.target == connection.atoms[.multiple] {
      guard request.property != 0 else { return notify(request, nil) }
      convertSeveral(contents, since, into: name, of: request.requestor) { [weak self] isDone in
        self?.notify(request, isDone ? name : nil)
      }
    } else {
      convert(contents, since, to: request.target, into: name, of: request.requestor) {
        [weak self] isDone in self?.notify(request, isDone ? name : nil)
      }
    }
  }

  /// Notifies the reader which property contains the data; a nil name refuses the request.
  private func notify(_ request: XSelectionRequestEvent, _ name: Atom?) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = name ?? 0
    event.xselection.time = request.time
    connection.performExpectingErrors { XSendEvent($0, request.requestor, 0, 0, &event) }
  }

  /// Converts the contents for each pair of a target and a property in a list.
  ///
  /// If a conversion fails, its property in the list is set to None.
  private func convertSeveral(
    _ contents: PasteboardContents, _ since: UInt, into name: Atom, of window: XID,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let pairs = property.readForeign(name, of: window)?.atoms,
      !pairs.isEmpty, pairs.count % 2 == 0, pairs.count / 2 <= SelectionLimits.conversions
    else { return completion(false) }
    convert(contents, since, pairs, from: 0, of: window) { [weak self] done in
      guard let self else { return }
      if done != pairs {
        property.write(done, to: name, of: window, type: connection.atoms[.atomPair])
      }
      completion(true)
    }
  }

  /// Converts the pairs of a list in order, beginning at an index.
  private func convert(
    _ contents: PasteboardContents, _ since: UInt, _ pairs: [Atom], from index: Int,
    of window: XID, completion: @escaping @MainActor ([Atom]) -> Void
  ) {
    guard index < pairs.count else { return completion(pairs) }
    guard pairs[index + 1] != 0 else {
      return convert(contents, since, pairs, from: index + 2, of: window, completion: completion)
    }
    convert(contents, since, to: pairs[index], into: pairs[index + 1], of: window) {
      [weak self] isDone in
      var pairs = pairs
      if !isDone { pairs[index + 1] = 0 }
      self?.convert(contents, since, pairs, from: index + 2, of: window, completion: completion)
    }
  }

  /// Writes the contents, or the information that a target denotes, into a property.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - since: The time since which this program owns the selection, in the server's milliseconds.
  ///   - target: The target to which the contents are converted.
  ///   - name: The property to write.
  ///   - window: The window with the property.
  ///   - completion: Receives whether the target is known and the property was written. The closure is called before
  ///     the method returns, unless the data must be loaded.
  private func convert(
    _ contents: PasteboardContents, _ since: UInt, to target: Atom, into name: Atom,
    of window: XID, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let atoms = connection.atoms
    switch target {
    case atoms[.targets]:
      property.write(targets(of: contents), to: name, of: window, type: Atom(XA_ATOM))
    case atoms[.timestamp]:
      property.write([since], to: name, of: window, type: Atom(XA_INTEGER))
    case atoms[.saveTargets] where !contents.isConcealed:
      property.write([UInt](), to: name, of: window, type: atoms[.null])
    case atoms[.passwordManagerHint] where contents.isConcealed:
      property.write(
        Array("secret".utf8)[...], to: name, of: window, type: atoms[.passwordManagerHint])
    default:
      let forms = SelectionForm.forms(of: contents)
      guard let form = forms.first(where: { $0.target(connection) == target }) else {
        return completion(false)
      }
      return form.load(from: contents) { [weak self] bytes in
        guard let self, let bytes else { return completion(false) }
        completion(write(bytes, type: form.type(connection), into: name, of: window))
      }
    }
    completion(true)
  }

  private func write(_ bytes: [UInt8], type: Atom, into name: Atom, of window: XID) -> Bool {
    let most = min(SelectionLimits.property, connection.longestRequest - 100)
    guard bytes.count > most else {
      property.write(bytes[...], to: name, of: window, type: type)
      return true
    }
    return transfers.begin(bytes, type: type, to: name, of: window)
  }

  private func targets(of contents: PasteboardContents) -> [Atom] {
    let names: [X11Atoms.Name] = [.targets, .timestamp, .multiple]
    let last: X11Atoms.Name = contents.isConcealed ? .passwordManagerHint : .saveTargets
    let forms = SelectionForm.forms(of: contents).compactMap { $0.target(connection) }
    return names.map { connection.atoms[$0] } + forms + [connection.atoms[last]]
  }

  /// Returns whether a time of the server is before another time; the 32 bits wrap around every 49.7 days.
  private static func isEarlier(_ one: UInt, than other: UInt) -> Bool {
    Int32(bitPattern: UInt32(truncatingIfNeeded: one) &- UInt32(truncatingIfNeeded: other)) < 0
  }
}
