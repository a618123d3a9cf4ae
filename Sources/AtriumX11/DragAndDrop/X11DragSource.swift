internal import AtriumGeometry
internal import AtriumGraphics
internal import AtriumKit
internal import CX11

/// Drags items out of a window of this program, into windows of other programs (XDND).
///
/// During the whole drag, the window in which the button was pressed receives the pointer's events.
@MainActor
final class X11DragSource {
  /// The maximum time for which a drop waits for the target's answer to the last position, in seconds.
  private static let statusPatience = 1.0
  /// The maximum time that a target may take to receive the items, in seconds.
  private static let finishPatience = 30.0

  /// A window of another program that accepts drags.
  private struct Target {
    let window: XID
    /// The window that receives the messages: the window itself, or its proxy.
    let receiver: XID
  }

  private unowned let application: X11Application
  private let connection: X11Connection
  private let message: XdndMessage
  private let owner: SelectionOwner
  private weak var host: X11Host?
  private var session: (any DragSession)?
  private var icon: DragIcon?
  /// The targets of the windows that were under the pointer; nil for a window that accepts no drags.
  private var known: [XID: Target?] = [:]
  private var target: Target?
  /// Whether the target still has to answer the last position.
  private var awaitsStatus = false
  /// The position to send when the target answers the previous position; nil if the pointer has not moved since.
  private var nextPosition: (x: Int, y: Int)?
  /// Whether the target accepts a drop, according to its last answer; nil before the first answer.
  private var isAccepted: Bool?
  /// Receives the effect of the drop, after the user has released the items.
  private var completion: (@MainActor (DropOperation) -> Void)?
  /// Whether the drop was sent, after which the target must report that it has finished.
  private var isDropped = false
  /// The number of the current drag; a late timer of an earlier drag has a different number.
  private var number = 0

  init(_ application: X11Application) {
    self.application = application
    connection = application.connection
    message = XdndMessage(connection: connection)
    owner = SelectionOwner(
      selection: connection.atoms[.xdndSelection], connection: connection,
      transfers: application.pasteboards.transfers)
  }

  // MARK: The window's side

  /// Begins a drag, and cancels an earlier drag that has not ended.
  func begin(_ session: any DragSession, preview: Bitmap?, from host: X11Host) {
    finish(.cancel)
    number += 1
    self.session = session
    self.host = host
    icon = preview.flatMap { DragIcon($0, like: host.xWindow) }
  }

  /// Moves the drag to the location of the pointer.
  ///
  /// - Parameter location: The location in the window in which the drag began, in points.
  /// - Returns: The target at the location.
  func move(to location: Point) -> DragTarget {
    guard let host, let session else { return .nothing }
    let (x, y) = (Int(nearest: location.x * host.scale), Int(nearest: location.y * host.scale))
    guard let (root, found) = window(at: (x, y), in: host) else { return .nothing }
    icon?.move(x: root.x, y: root.y)
    switch found {
    case .none:
      leave()
      return .nothing
    case .own(let other, let place):
      leave()
      return .ownWindow(other.window, place)
    case .foreign(let new):
      guard !session.isRestrictedToDraggingApplication else {
        leave()
        return .nothing
      }
      if target?.window != new.window { enter(new, session) }
      send(root)
      // Until its first answer, the target is assumed to accept the items. A drop waits for that answer.
      return .otherProgram(isAccepted == false ? .forbidden : .copy)
    }
  }

  /// Ends the drag.
  func end(isDropped: Bool, completion: @escaping @MainActor (DropOperation) -> Void) {
    icon?.close()
    icon = nil
    self.completion = completion
    guard isDropped, target != nil else {
      leave()
      return finish(.cancel)
    }
    guard !awaitsStatus else { return expire(after: Self.statusPatience) }
    drop()
  }

  // MARK: The target's side

  /// Receives a client message of a window.
  ///
  /// - Returns: Whether the message is an XDND message from a target to a source.
  func receive(_ event: XClientMessageEvent) -> Bool {
    guard event.format == 32 else { return false }
    let numbers = event.data.l
    switch event.message_type {
    case connection.atoms[.xdndStatus]:
      guard let target, XID(UInt32(truncatingIfNeeded: numbers.0)) == target.window, !isDropped
      else { return true }
      awaitsStatus = false
      isAccepted = numbers.1 & 1 != 0
      if let next = nextPosition {
        send(next)
      } else if completion != nil {
        drop()
      }
    case connection.atoms[.xdndFinished]:
      guard let target, XID(UInt32(truncatingIfNeeded: numbers.0)) == target.window, isDropped
      else { return true }
      finish(numbers.1 & 1 != 0 ? .copy : .cancel)
    default: return false
    }
    return true
  }

  /// Receives an event that may concern the selection.
  func receive(_ event: XEvent) {
    guard owner.contents != nil, event.xany.window == owner.window else { return }
    owner.receive(event)
  }

  private func enter(_ new: Target, _ session: any DragSession) {
    leave()
    target = new
    let contents = PasteboardContents(itemProviders: session.items.map(\.itemProvider))
    if owner.contents == nil { owner.take(contents, at: application.pasteboards.stamp) }
    let types = SelectionForm.forms(of: contents).compactMap { $0.target(connection) }
    guard let host else { return }
    SelectionProperty(connection: connection).write(
      types, to: connection.atoms[.xdndTypeList], of: host.xWindow.id, type: Atom(XA_ATOM))
    let first = types.prefix(3).map { Int($0) }
    post(
      .xdndEnter, [XdndMessage.version << 24 | (types.count > 3 ? 1 : 0)] + first)
  }

  /// Sends a position, or keeps the position until the target has answered the previous position.
  private func send(_ place: (x: Int, y: Int)) {
    guard !awaitsStatus else { return nextPosition = place }
    nextPosition = nil
    awaitsStatus = true
    post(
      .xdndPosition,
      [
        0, (place.x & 0xffff) << 16 | place.y & 0xffff, Int(application.pasteboards.stamp),
        Int(connection.atoms[.xdndActionCopy]),
      ])
  }

  private func leave() {
    guard target != nil else { return }
    post(.xdndLeave, [0])
    forgetTarget()
  }

  private func forgetTarget() {
    (target, awaitsStatus, nextPosition, isAccepted) = (nil, false, nil, nil)
  }

  private func drop() {
    guard isAccepted == true else {
      leave()
      return finish(.cancel)
    }
    isDropped = true
    post(.xdndDrop, [0, Int(application.pasteboards.stamp)])
    expire(after: Self.finishPatience)
  }

  private func post(_ name: X11Atoms.Name, _ numbers: [Int]) {
    guard let target, let host else { return }
    message.send(
      name, to: target.window, receiver: target.receiver, [Int(host.xWindow.id)] + numbers)
  }

  private func expire(after seconds: Double) {
    let (drag, wasDropped) = (number, isDropped)
    application.schedule(after: seconds) { [weak self] in
      guard let self, number == drag, isDropped == wasDropped, completion != nil else { return }
      if !isDropped { leave() }
      finish(.cancel)
    }
  }

  private func finish(_ operation: DropOperation) {
    let completion = completion
    forgetTarget()
    owner.clear()
    icon?.close()
    (self.completion, session, icon, known, isDropped) = (nil, nil, nil, [:], false)
    number += 1
    host?.takeTurnSoon()
    completion?(operation)
  }

  // MARK: Windows under the pointer

  private enum Found {
    case none
    case own(X11Host, Point)
    case foreign(Target)
  }

  /// Finds the window at a location, from the root window inwards.
  ///
  /// - Parameters:
  ///   - place: The location in the window in which the drag began, in pixels.
  ///   - host: The host of the window in which the drag began.
  /// - Returns: The location on the screen, and the window; nil if the connection is lost.
  private func window(
    at place: (x: Int, y: Int), in host: X11Host
  ) -> (root: (x: Int, y: Int), found: Found)? {
    let origin = host.xWindow.positionOnScreen
    let root = (x: place.x + Int(origin.x), y: place.y + Int(origin.y))
    var window = connection.root
    // Window trees are rarely deeper than six levels. The limit prevents an endless search while windows are being
    // reparented.
    for _ in 0..<32 {
      var (x, y): (Int32, Int32) = (0, 0)
      var child: XID = 0
      let isKnown = connection.attempt { display in
        _ = XTranslateCoordinates(
          display, connection.root, window, Int32(truncatingIfNeeded: root.x),
          Int32(truncatingIfNeeded: root.y), &x, &y, &child)
      }
      guard isKnown else { return connection.isAlive ? (root, .none) : nil }
      guard child != 0 else { return (root, .none) }
      if let own = application.host(of: child) {
        let origin = own.xWindow.positionOnScreen
        let place = X11EventTranslation.location(
          x: Double(root.x) - origin.x, y: Double(root.y) - origin.y, scale: own.scale)
        return (root, .own(own, place))
      }
      if let target = target(of: child) { return (root, .foreign(target)) }
      window = child
    }
    return (root, .none)
  }

  private func target(of window: XID) -> Target? {
    if let target = known[window] { return target }
    let proxy = message.numbers(in: .xdndProxy, of: window).first.map { XID($0) }
    // A valid proxy names itself in its own `XdndProxy`. A proxy whose program has exited fails this check.
    let isValid = proxy.map { message.numbers(in: .xdndProxy, of: $0).first == UInt($0) } ?? false
    let receiver = isValid ? proxy ?? window : window
    let version = message.numbers(in: .xdndAware, of: receiver).first ?? 0
    let target =
      version >= UInt(XdndMessage.oldestVersion) ? Target(window: window, receiver: receiver) : nil
    known[window] = .some(target)
    return target
  }
}
