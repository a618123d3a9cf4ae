public import AtriumGeometry
public import AtriumKit
internal import Glibc

/// Makes the windows of a program accessible to assistive technologies such as screen readers, through AT-SPI.
///
/// A host makes one bridge, adds its windows, and calls ``start()`` after the first display frame. On X11,
/// `X11Application` does this itself.
///
/// Without an accessibility bus, the bridge waits for one and does nothing else. It answers the calls of clients. It
/// sends an event if a client has registered for that event, or needs the event to update its copies of the objects.
@MainActor
public final class AccessibilityBridge {
  /// The minimum time between two reports of changes while views are moving, in seconds.
  private static let interval = 0.2
  /// The maximum number of attempts to reconnect to a bus after the connection was lost.
  private static let mostAttempts = 3

  let application: AccessibleApplication
  private let session: SessionBus
  private var loop: any BusEventLoop { session.loop }
  private var finder: AccessibilityBusFinder?
  private var connection: BusConnection?
  /// The unique name of the registry with which the application is registered.
  private var registryOwner: String?
  private var subscriptions = EventSubscriptions()
  private var attempts = 0
  /// The announcements that are sent after the current turn, with their windows and the identifiers of their objects.
  private var pending: [(window: AccessibleWindow, source: Int, text: String)] = []

  /// Makes a bridge.
  ///
  /// - Parameters:
  ///   - name: The name of the program, which screen readers speak.
  ///   - session: The session bus, which the caller must open.
  public init(name: String, session: SessionBus) {
    self.session = session
    application = AccessibleApplication(name: name, locale: Self.locale)
    application.refresh = { [weak self] in self?.refresh($0) }
  }

  /// Looks for the accessibility bus, and connects to it now or when it appears.
  ///
  /// The environment variable `AT_SPI_BUS_ADDRESS` gives the address of a bus, and `NO_AT_BRIDGE` disables
  /// accessibility. Later calls do nothing.
  public func start() {
    if getenv("NO_AT_BRIDGE") == nil { start(address: BusAddress.accessibility) }
  }

  /// Connects to the bus at an address, for tests; nil looks for the accessibility bus.
  package func start(address: String?) {
    guard finder == nil else { return }
    let finder = AccessibilityBusFinder(session: session) { [weak self] in self?.connect(to: $0) }
    self.finder = finder
    if let address { connect(to: address) } else { finder.start() }
  }

  /// Ends the connection to the accessibility bus; the bridge cannot be started again.
  public func close() {
    subscriptions = EventSubscriptions()
    updateObservation(was: true)
    connection?.close()
    connection = nil
    if Accessibility.receiver === self { Accessibility.receiver = nil }
  }

  // MARK: Windows

  /// Adds a window.
  ///
  /// - Parameters:
  ///   - window: The window; the reference is weak.
  ///   - screenPosition: Returns the position of the window's content on the screen, in pixels.
  public func add(_ window: Window, screenPosition: @escaping @MainActor () -> Point) {
    let added = AccessibleWindow(
      window, identities: application.identities, screenPosition: screenPosition)
    application.add(added)
    guard isObserved, let id = added.id else { return }
    observe(added)
    emitCacheChanges(of: added, from: nil)
    emit(
      AccessibleEvent(
        nil, "ChildrenChanged", "add", application.windows.count - 1,
        value: application.reference(AtspiNames.path(id))))
    emit(AccessibleEvent(id, "Create", value: .string(window.title), category: .window))
  }

  /// Removes a window; does nothing if the window was not added.
  public func remove(_ window: Window) {
    guard let (index, removed) = application.remove(window) else { return }
    guard isObserved, let id = removed.id else { return }
    let tree = removed.tree
    stopObserving(removed)
    emitCacheChanges(of: removed, from: tree)
    emit(AccessibleEvent(id, "Destroy", value: .string(window.title), category: .window))
    emit(
      AccessibleEvent(
        nil, "ChildrenChanged", "remove", index,
        value: application.reference(AtspiNames.path(id))))
  }

  // MARK: Keys

  /// Whether keys must be offered to assistive technologies.
  package var receivesKeys: Bool { isObserved && registryOwner != nil }

  /// Offers a key to the assistive technologies that listen to keys.
  ///
  /// - Parameters:
  ///   - key: The press or release of a key.
  ///   - answer: Called with whether an assistive technology keeps the key; not called if no reply arrives.
  package func offer(_ key: AccessibleKey, answer: @escaping @MainActor (Bool) -> Void) {
    connection?.call(
      AtspiNames.registry, AtspiNames.keyControllerPath, AtspiNames.keyController,
      "NotifyListenersSync", [key.value]
    ) { reply in
      if case .values(let values) = reply {
        answer(values.first?.flag ?? false)
      } else {
        answer(false)
      }
    }
  }

  // MARK: The connection

  private func connect(to address: String) {
    guard connection == nil else { return }
    let made = BusConnection(address: address, loop: loop) { [weak self] in
      self?.beginRegistration()
    }
    guard let made else { return }
    connection = made
    made.onCall = { [weak self] in self?.application.reply(to: $0) ?? .unknownObject }
    made.onSignal = { [weak self] in self?.receive($0) }
    made.onLoss = { [weak self] in self?.didLoseConnection() }
  }

  /// Registers the application with the registry, and with each registry that replaces it later.
  private func beginRegistration() {
    guard let connection, let name = connection.uniqueName else { return }
    application.busName = name
    Accessibility.receiver = self
    connection.addMatch("type='signal',interface='\(AtspiNames.registry)'")
    connection.addMatch(
      "type='signal',sender='\(BusConnection.bus)',member='NameOwnerChanged',"
        + "arg0='\(AtspiNames.registry)'")
    let bus = BusConnection.bus
    connection.call(
      bus, BusConnection.busPath, bus, "StartServiceByName",
      [.string(AtspiNames.registry), .uint32(0)])
    connection.call(
      bus, BusConnection.busPath, bus, "GetNameOwner", [.string(AtspiNames.registry)]
    ) { [weak self] reply in
      if case .values(let values) = reply, let owner = values.first?.text {
        self?.register(with: owner)
      }
    }
  }

  /// Announces the application to the registry, which returns the desktop's object.
  ///
  /// A registry that starts at this moment is both found and reported by a signal, but the application must be
  /// announced to it only once.
  ///
  /// - Parameter owner: The unique name of the registry.
  private func register(with owner: String) {
    guard let connection, owner != registryOwner else { return }
    (registryOwner, application.isCached) = (owner, false)
    let wasObserved = isObserved
    subscriptions = EventSubscriptions()
    updateObservation(was: wasObserved)
    connection.call(
      AtspiNames.registry, AtspiNames.root, AtspiNames.socket, "Embed",
      [application.reference(AtspiNames.root)]
    ) { [weak self] reply in
      guard case .values(let values) = reply, let desktop = values.first,
        desktop.typeSignature == "(so)"
      else { return }
      self?.application.desktop = desktop
    }
    connection.call(
      AtspiNames.registry, AtspiNames.registryPath, AtspiNames.registry, "GetRegisteredEvents"
    ) { [weak self] reply in
      guard let self, case .values(let values) = reply else { return }
      for entry in values.first?.elements ?? [] {
        let texts = entry.elements.map { $0.text ?? "" }
        if texts.count >= 2 { subscribe(texts[1], of: texts[0]) }
      }
      announceActiveWindow()
    }
  }

  /// Reports the active window and its focus to clients that were running before the program started.
  private func announceActiveWindow() {
    guard let tree = application.windows.first(where: \.isKey)?.tree,
      let frame = tree.nodes[tree.root]
    else { return }
    emit(AccessibleEvent(frame.id, "Activate", value: .string(frame.name), category: .window))
    guard let focus = tree.focus else { return }
    emit(AccessibleEvent(focus, "StateChanged", "focused", 1))
  }

  private func didLoseConnection() {
    let wasObserved = isObserved
    (connection, registryOwner) = (nil, nil)
    subscriptions = EventSubscriptions()
    updateObservation(was: wasObserved)
    guard attempts < Self.mostAttempts else { return }
    attempts += 1
    loop.schedule(after: Double(1 << attempts)) { [weak self] in self?.finder?.search() }
  }

  private func receive(_ signal: BusMessage) {
    let texts = signal.arguments.map { $0.text ?? "" }
    if signal.isOwnerChange {
      guard texts[0] == AtspiNames.registry else { return }
      if texts[2].isEmpty { registryOwner = nil } else { register(with: texts[2]) }
      return
    }
    // Any program can send this program a signal with the registry's interface.
    guard signal.interface == AtspiNames.registry, signal.sender == registryOwner,
      texts.count >= 2
    else { return }
    switch signal.member {
    case "EventListenerRegistered": subscribe(texts[1], of: texts[0])
    case "EventListenerDeregistered":
      let wasObserved = isObserved
      subscriptions.remove(texts[1], of: texts[0])
      updateObservation(was: wasObserved)
    default: break
    }
  }

  private func subscribe(_ event: String, of client: String) {
    let wasObserved = isObserved
    subscriptions.insert(event, of: client)
    updateObservation(was: wasObserved)
  }

  // MARK: Observation

  private func updateObservation(was wasObserved: Bool) {
    guard isObserved != wasObserved else { return }
    for window in application.windows {
      if isObserved { observe(window) } else { stopObserving(window) }
    }
    ProgramEvent.observer?(.screenReader)
  }

  private func observe(_ entry: AccessibleWindow) {
    guard let window = entry.window else { return }
    entry.build()
    window.addTool(self)
    let former = window.accessibilityTextObserver
    entry.formerTextObserver = former
    window.accessibilityTextObserver = { [weak self] view, event in
      former?(view, event)
      self?.textDidChange(view, event)
    }
  }

  private func stopObserving(_ entry: AccessibleWindow) {
    entry.forget()
    guard let window = entry.window, window.tools.contains(where: { $0 === self }) else { return }
    window.removeTool(self)
    window.accessibilityTextObserver = entry.formerTextObserver
    entry.formerTextObserver = nil
  }

  /// Updates the tree of a window before a client's call is answered.
  private func refresh(_ entry: AccessibleWindow) {
    if isObserved { return entry.isStale ? report(entry) : () }
    guard entry.tree == nil else { return }
    entry.build()
    // No client observes the window, so its turns are not reported. The tree is valid only for the calls that have
    // already arrived.
    loop.schedule(after: 0) { [weak self, weak entry] in
      if self?.isObserved == false { entry?.forget() }
    }
  }

  /// Sends the events for the changes in a window.
  private func report(_ entry: AccessibleWindow) {
    let announcements = update(entry) { $0.build() }
    for (id, text) in announcements { announce(text, of: id, in: entry) }
  }

  /// Changes the tree of a window and sends the events for the changes.
  ///
  /// - Returns: The titles to announce, with the identifiers of their pages.
  @discardableResult
  private func update(_ entry: AccessibleWindow, _ change: (AccessibleWindow) -> Void) -> [(
    id: Int, text: String
  )] {
    let old = entry.tree
    change(entry)
    guard let old, let new = entry.tree else { return [] }
    emitCacheChanges(of: entry, from: old)
    let changes = TreeChanges(from: old, to: new) { [application] id in
      application.reference(AtspiNames.path(id))
    }
    for event in changes.events { emit(event) }
    return changes.announcements
  }

  // MARK: Announcements

  /// Sends an announcement as an event, and also as a notification in the tree for clients that know no such events.
  private func announce(_ text: String, of source: Int, in entry: AccessibleWindow) {
    emit(AccessibleEvent(source, "Announcement", "", 1, value: .string(text)))
    guard subscriptions.needsNotices, let window = entry.window, entry.tree != nil else { return }
    let notice = AccessibleNotice(text, in: window)
    update(entry) { $0.show(notice) }
    emit(AccessibleEvent(notice.id(application.identities), "StateChanged", "showing", 1))
    loop.schedule(after: AccessibleNotice.duration) { [weak self, weak entry] in
      guard let self, let entry else { return }
      update(entry) { $0.remove(notice) }
    }
  }

  /// Sends the announcements of the last turn, after the events for the changes in that turn.
  private func announcePending() {
    let announcements = pending
    pending = []
    guard isObserved else { return }
    for (window, source, text) in announcements {
      if window.isStale { report(window) }
      announce(text, of: source, in: window)
    }
  }

  /// Reports the objects that have disappeared and appeared to clients that keep copies of all objects.
  private func emitCacheChanges(of entry: AccessibleWindow, from old: AccessibleTree?) {
    guard application.isCached else { return }
    func ids(_ tree: AccessibleTree?) -> Set<Int> { Set(tree.map { Array($0.nodes.keys) } ?? []) }
    let (before, now) = (ids(old), ids(entry.tree))
    func emit(_ member: String, _ item: BusValue) {
      connection?.emit(AtspiNames.cachePath, AtspiNames.cache, member, [item])
    }
    for id in before.subtracting(now).sorted() {
      emit("RemoveAccessible", application.reference(AtspiNames.path(id)))
    }
    guard let tree = entry.tree else { return }
    let added = now.subtracting(before).sorted()
    for item in AccessibleCache(application: application).items(of: entry, tree, added) {
      emit("AddAccessible", item)
    }
  }

  private func emit(_ event: AccessibleEvent) {
    let isWanted = subscriptions.wants(event.category.rawValue, event.member, event.detail)
    guard isWanted || isObserved && application.isCached && event.updatesCache else { return }
    connection?.emit(
      event.source.map(AtspiNames.path) ?? AtspiNames.root, event.category.interface, event.member,
      event.arguments)
  }

  // MARK: Text

  private func textDidChange(_ view: View, _ event: AccessibilityTextEvent) {
    // Clients know only objects that were in a tree.
    guard let id = application.identities.knownID(of: view) else { return }
    switch event {
    case .willRemove(let text, let offset):
      emit(text, offset, "delete", of: id)
    case .didInsert(let text, let offset):
      emit(text, offset, "insert", of: id)
    case .didMoveCaret(let offset):
      emit(AccessibleEvent(id, "TextCaretMoved", "", offset))
    case .didChangeSelection: emit(AccessibleEvent(id, "TextSelectionChanged"))
    }
  }

  private func emit(_ text: String, _ offset: Int, _ detail: String, of id: Int) {
    emit(
      AccessibleEvent(
        id, "TextChanged", detail, offset, text.unicodeScalars.count, value: .string(text)))
  }

  private static var locale: String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return "C"
  }
}

extension AccessibilityBridge: WindowTool {
  /// Reports the changes of the turn: at once if the window is idle or the focus has moved, otherwise at most five
  /// times a second.
  public func windowDidEndTurn(_ window: Window) {
    guard let entry = application.windows.first(where: { $0.window === window }) else { return }
    entry.isStale = true
    let isDue = window.currentTime - entry.time >= Self.interval
    if window.isIdle || isDue || entry.hasNewFocus { report(entry) }
  }
}

extension AccessibilityBridge: AccessibilityReceiving {
  package var isObserved: Bool { !subscriptions.isEmpty }

  package func receive(_ notification: Accessibility.Notification, argument: Any?) {
    guard isObserved,
      let entry = application.windows.first(where: \.isKey) ?? application.windows.first
    else { return }
    let element = argument as? AccessibleObject
    let text = argument as? String ?? element?.accessibilityLabel
    let source = element.flatMap { application.identities.knownID(of: $0) } ?? entry.id
    guard let text, !text.isEmpty, let source else { return }
    // An announcement that repeats the previous announcement in this turn is dropped.
    if let last = pending.last, last.window === entry, last.text == text { return }
    pending.append((entry, source, text))
    if pending.count == 1 { loop.schedule(after: 0) { [weak self] in self?.announcePending() } }
  }
}

extension AccessibleWindow {
  /// Whether the window has the keyboard focus.
  fileprivate var isKey: Bool { window?.isKeyWindow == true }
}
