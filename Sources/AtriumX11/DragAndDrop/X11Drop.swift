internal import AtriumGeometry
internal import AtriumKit
internal import CX11

/// A drag of another program over a window of this program, until the drop has ended.
@MainActor
final class X11Drop {
  /// The maximum number of types that are read, since the source is not trusted.
  static let mostTypes = 64

  /// The window of the other program.
  let source: XID
  /// The window under the drag.
  private(set) weak var host: X11Host?
  /// The items, whose data is loaded from the other program.
  private(set) lazy var items = [DragItem(itemProvider: provider(of: nil))]

  private let pasteboards: X11Pasteboards
  private let connection: X11Connection
  private let message: XdndMessage
  /// The targets of the selection, by name.
  private let targets: [String: Atom]
  private let names: [String]
  /// The server time of the last message, in milliseconds.
  private var stamp: UInt = 0
  private var requests: [PasteRequest] = []
  private var isDropped = false
  private var isFinished = false

  /// Makes the drag with which another program enters a window.
  ///
  /// - Parameters:
  ///   - source: The window of the other program.
  ///   - types: The targets of the selection.
  ///   - host: The window under the drag.
  ///   - pasteboards: The pasteboards, whose event loop and watched windows the transfers use.
  init(
    source: XID, types: [Atom], over host: X11Host, pasteboards: X11Pasteboards
  ) {
    self.source = source
    self.host = host
    self.pasteboards = pasteboards
    connection = host.connection
    message = XdndMessage(connection: host.connection)
    let types = Array(types.prefix(Self.mostTypes))
    let names = message.names(of: types)
    self.names = names
    targets = Dictionary(zip(names, types)) { first, _ in first }
  }

  // MARK: Messages

  /// Moves the drag, and notifies the source of the effect that a drop would have.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen, in pixels.
  ///   - y: The distance from the top edge of the screen, in pixels.
  ///   - stamp: The server time, in milliseconds.
  func move(x: Int, y: Int, stamp: UInt) {
    guard let host, host.isOpen, !isDropped else { return }
    self.stamp = stamp
    let origin = host.xWindow.positionOnScreen
    let place = X11EventTranslation.location(
      x: Double(x) - origin.x, y: Double(y) - origin.y, scale: host.scale)
    host.takeTurnSoon()
    let accepts = host.window.drops.move(items, to: place).isDrop
    let action = accepts ? Int(connection.atoms[.xdndActionCopy]) : 0
    // The second bit requests all movements, since a view may answer differently at each location.
    message.send(.xdndStatus, to: source, [Int(host.xWindow.id), accepts ? 3 : 2, 0, 0, action])
  }

  /// Ends the drag without a drop.
  func leave() {
    guard !isDropped else { return }
    isFinished = true
    host?.takeTurnSoon()
    host?.window.drops.exit()
  }

  /// Drops the items.
  ///
  /// If the source offers a list of URLs, the list is loaded first.
  func drop(stamp: UInt) {
    guard let host, host.isOpen, !isDropped else { return finish(isAccepted: false) }
    isDropped = true
    if stamp != 0 { self.stamp = stamp }
    guard host.window.drops.operation.isDrop else {
      host.takeTurnSoon()
      host.window.drops.exit()
      return finish(isAccepted: false)
    }
    guard let list = targets[Self.list] else { return perform(nil) }
    load([PasteRequest.Candidate(target: list, type: list)]) { [weak self] _, bytes in
      guard let self else { return }
      let urls = bytes.map { URIList.urls(in: $0) } ?? []
      perform(urls.isEmpty ? nil : urls.map { DragItem(itemProvider: provider(of: $0)) })
    }
  }

  /// Delivers the drop to the window, and finishes when all data that the window requests is loaded.
  private func perform(_ items: [DragItem]?) {
    host?.takeTurnSoon()
    host?.window.drops.drop(items)
    isPerformed = true
    finishIfLoaded()
  }

  private var isPerformed = false

  private func finishIfLoaded() {
    if isPerformed, requests.isEmpty { finish(isAccepted: true) }
  }

  /// Notifies the other program of the end of the drop, after which that program may discard the data.
  private func finish(isAccepted: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let action = isAccepted ? Int(connection.atoms[.xdndActionCopy]) : 0
    message.send(
      .xdndFinished, to: source, [Int(host?.xWindow.id ?? 0), isAccepted ? 1 : 0, action])
  }

  /// Whether the other program has been notified of the end.
  var isOver: Bool { isFinished }

  /// Ends all requests, because the program exits.
  func cancel() {
    for request in requests { request.cancel() }
    requests = []
  }

  // MARK: Data

  private static let list = "text/uri-list"

  /// Makes an item provider for the dropped data.
  ///
  /// - Parameter url: The URL that the provider offers; nil offers all types of the source.
  /// - Returns: The provider.
  private func provider(of url: String?) -> ItemProvider {
    let provider = ItemProvider()
    if let url {
      let isFile = url.hasPrefix("file:")
      let type = isFile ? TypeIdentifier.fileURL : TypeIdentifier.url
      provider.registerDataRepresentation(forTypeIdentifier: type) { $0(Array(url.utf8), nil) }
      return provider
    }
    if let list = targets[Self.list] {
      // The contents of the list are unknown before it is loaded. Most lists contain files, so file URLs are
      // offered.
      register(
        TypeIdentifier.fileURL, [PasteRequest.Candidate(target: list, type: list)], in: provider
      ) { URIList.urls(in: $0).first.map { Array($0.utf8) } }
    }
    let atoms = connection.atoms
    let texts = SelectionTarget.readable.filter { names.contains($0.atomName.rawValue) }
    for name in names where MediaType.isData(name) && name != Self.list {
      guard let target = targets[name],
        !SelectionTarget.allCases.contains(where: { $0.atomName.rawValue == name })
      else { continue }
      register(
        MediaType.identifier(of: name), [PasteRequest.Candidate(target: target, type: target)],
        in: provider
      ) { $0 }
    }
    if !texts.isEmpty {
      provider.registerDataRepresentation(forTypeIdentifier: TypeIdentifier.text) {
        [weak self] completion in
        guard let self else { return completion(nil, nil) }
        load(texts.map { $0.candidate(atoms) }) { form, bytes in
          let text = bytes.flatMap { SelectionTarget.decode($0, of: form, atoms) }
          completion(text.map { Array($0.utf8) }, nil)
        }
      }
    }
    return provider
  }

  private func register(
    _ type: String, _ candidates: [PasteRequest.Candidate], in provider: ItemProvider,
    decode: @escaping @MainActor ([UInt8]) -> [UInt8]?
  ) {
    provider.registerDataRepresentation(forTypeIdentifier: type) { [weak self] completion in
      guard let self else { return completion(nil, nil) }
      load(candidates) { _, bytes in completion(bytes.flatMap(decode), nil) }
    }
  }

  /// Requests data from the other program.
  private func load(
    _ candidates: [PasteRequest.Candidate],
    completion: @escaping @MainActor (PasteRequest.Candidate, [UInt8]?) -> Void
  ) {
    let selection = connection.atoms[.xdndSelection]
    let owner = connection.query { XGetSelectionOwner($0, selection) } ?? 0
    guard owner != 0, !isFinished, let first = candidates.first else {
      return candidates.first.map { completion($0, nil) } ?? ()
    }
    let number = requestCount
    requestCount += 1
    let request = PasteRequest(
      selection: selection, owner: owner, stamp: stamp, candidates: candidates,
      asksForTargets: false, connection: connection, windows: pasteboards.windows,
      loop: pasteboards.loop
    ) { [weak self] form, bytes in
      self?.numbers.firstIndex(of: number).map { index in
        self?.numbers.remove(at: index)
        self?.requests.remove(at: index)
      }
      self?.host?.takeTurnSoon()
      completion(form, bytes)
      self?.finishIfLoaded()
    }
    guard let request else { return completion(first, nil) }
    requests.append(request)
    numbers.append(number)
  }

  /// The numbers that identify the requests, in the order of `requests`.
  private var numbers: [Int] = []
  private var requestCount = 0

  /// Receives an event that may concern the requests.
  func receive(_ event: XEvent) {
    for request in requests { request.receive(event) }
  }
}
