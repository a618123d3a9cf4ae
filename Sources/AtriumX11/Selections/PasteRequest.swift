internal import CX11

/// Reads the data of a selection from the program that owns it, without waiting.
///
/// This class requests the list of targets unless the targets are known, then the data of the best target, and
/// collects the parts of long data (INCR). The other program is not trusted: it must send the requested target and
/// may pause for ``SelectionLimits/patience`` at most, and incomplete data counts as no data (TX-57, TX-58).
@MainActor
final class PasteRequest {
  /// A representation of the data that the reader accepts.
  struct Candidate {
    /// The target under which the owner offers the data.
    let target: Atom
    /// The type that the property with the data must have.
    let type: Atom
  }

  private enum State {
    /// The owner has been asked for its targets.
    case listing
    /// The owner has been asked for the data under the first target; the other targets are still to be tried.
    case converting(Candidate, left: [Candidate])
    /// The data arrives in parts.
    case collecting(Candidate, [UInt8])
    case done
  }

  private let selection: Atom
  private let stamp: UInt
  private let connection: X11Connection
  private let windows: WatchedWindows
  private let loop: SelectionLoop
  private let property: SelectionProperty
  private let candidates: [Candidate]
  private let completion: @MainActor (Candidate, [UInt8]?) -> Void
  /// A window for this request alone.
  ///
  /// Therefore a late answer to another request is not mistaken for an answer to this request.
  let window: XID
  private let owner: XID
  private var state = State.listing
  private var deadline = 0.0
  private var isChecking = false

  /// Sends the request; nil if there is no candidate, or if the request cannot be sent to the owner.
  ///
  /// - Parameters:
  ///   - selection: The selection to read.
  ///   - owner: The window that owns the selection.
  ///   - stamp: The time of the event that caused the request, in the server's milliseconds.
  ///   - candidates: The accepted representations, the best first.
  ///   - asksForTargets: Whether to ask the owner first which of the targets it supports.
  ///   - connection: The connection to the server.
  ///   - windows: The watched windows of other programs, to which the request adds the owner.
  ///   - loop: The clock and the timers.
  ///   - completion: Called once, unless ``cancel()`` ends the request first, with the representation and its data; the
  ///     data is nil if none could be read. The initialiser itself does not call this closure.
  init?(
    selection: Atom, owner: XID, stamp: UInt, candidates: [Candidate], asksForTargets: Bool,
    connection: X11Connection, windows: WatchedWindows, loop: SelectionLoop,
    completion: @escaping @MainActor (Candidate, [UInt8]?) -> Void
  ) {
    guard let first = candidates.first else { return nil }
    let window = connection.query { display -> XID in
      var attributes = XSetWindowAttributes()
      attributes.event_mask = PropertyChangeMask
      return XCreateWindow(
        display, connection.root, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask),
        &attributes)
    }
    guard let window else { return nil }
    guard windows.watch(owner) else {
      connection.perform { XDestroyWindow($0, window) }
      return nil
    }
    self.selection = selection
    self.owner = owner
    self.stamp = stamp
    self.connection = connection
    self.windows = windows
    self.loop = loop
    self.candidates = candidates
    self.completion = completion
    self.window = window
    property = SelectionProperty(connection: connection)
    if asksForTargets {
      convert(
        connection.atoms[.targets], into: .atriumTargets, patience: SelectionLimits.listPatience)
    } else {
      state = .converting(first, left: Array(candidates.dropFirst()))
      convert(first.target, into: .atriumSelection, patience: SelectionLimits.patience)
    }
  }

  /// Receives an event of ``window``, or of the owner's window.
  func receive(_ event: XEvent) {
    switch event.type {
    case SelectionNotify: receive(event.xselection)
    case PropertyNotify
    where event.xproperty.window == window && event.xproperty.atom == name
      && event.xproperty.state == PropertyNewValue:
      // The announcement of the parts also sets this property, before the owner's answer; `collect` ignores that
      // event.
      collect()
    case DestroyNotify where event.xdestroywindow.window == owner:
      windows.forget(owner)
      finish(nil)
    default: break
    }
  }

  /// Ends the request without calling the completion.
  func cancel() {
    if case .done = state { return }
    state = .done
    windows.unwatch(owner)
    connection.perform { XDestroyWindow($0, window) }
  }

  private var name: Atom { connection.atoms[.atriumSelection] }

  private func convert(_ target: Atom, into name: X11Atoms.Name, patience: Double) {
    let atoms = connection.atoms
    connection.perform {
      XConvertSelection($0, selection, target, atoms[name], window, stamp)
    }
    extend(patience)
  }

  /// Asks for the first of the remaining targets; if no target is left, there is no data.
  private func tryNext(of targets: [Candidate]) {
    guard let first = targets.first else { return finish(nil) }
    state = .converting(first, left: Array(targets.dropFirst()))
    convert(first.target, into: .atriumSelection, patience: SelectionLimits.patience)
  }

  private func receive(_ event: XSelectionEvent) {
    guard event.requestor == window, event.selection == selection else { return }
    let atoms = connection.atoms
    switch state {
    case .listing:
      guard event.target == atoms[.targets] else { return }
      let list =
        event.property == atoms[.atriumTargets]
        ? property.read(event.property, of: window, deletes: true) : nil
      guard let list, list.format == 32,
        list.type == Atom(XA_ATOM) || list.type == atoms[.targets]
      else { return tryNext(of: Array(candidates.prefix(1))) }
      tryNext(of: candidates.filter { list.atoms.contains($0.target) })
    case .converting(let target, let left):
      guard event.target == target.target else { return }
      let value = event.property == name ? property.read(name, of: window, deletes: true) : nil
      guard let value else { return tryNext(of: left) }
      if value.type == atoms[.incr] {
        // The deletion of the property has asked the owner for the first part. The size that the owner
        // announced is not trusted.
        state = .collecting(target, [])
        return extend(SelectionLimits.patience)
      }
      guard isData(value, of: target) else { return tryNext(of: left) }
      finish(target, value.bytes)
    case .collecting, .done: break
    }
  }

  private func collect() {
    guard case .collecting(let target, var bytes) = state else { return }
    // The state is cleared first, so that the array has a single reference and is not copied while it
    // grows.
    state = .done
    let part = property.read(name, of: window, deletes: true)
    state = .collecting(target, [])
    guard let part, isData(part, of: target),
      bytes.count + part.bytes.count <= SelectionLimits.total
    else { return finish(nil) }
    guard !part.bytes.isEmpty else { return finish(target, bytes) }
    bytes += part.bytes
    state = .collecting(target, bytes)
    extend(SelectionLimits.patience)
  }

  private func isData(_ value: SelectionProperty.Value, of target: Candidate) -> Bool {
    value.format == 8 && value.type == target.type
      && value.bytes.count <= SelectionLimits.total
  }

  private func finish(_ target: Candidate?, _ bytes: [UInt8]? = nil) {
    if case .done = state { return }
    cancel()
    completion(target ?? candidates[0], bytes)
  }

  // MARK: Time

  private func extend(_ patience: Double) {
    deadline = loop.now + patience
    checkLater()
  }

  private func checkLater() {
    guard !isChecking else { return }
    isChecking = true
    loop.schedule(deadline) { [weak self] in
      guard let self else { return }
      isChecking = false
      switch state {
      case .done: break
      case _ where loop.now < deadline: checkLater()
      // Some owners have data but do not answer the request for their targets, so the best target is tried.
      case .listing: tryNext(of: Array(candidates.prefix(1)))
      case .converting, .collecting: finish(nil)
      }
    }
  }
}
