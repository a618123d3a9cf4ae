internal import AtriumGeometry
internal import AtriumKit

/// The application as an object on the accessibility bus, and the objects of its windows.
@MainActor
final class AccessibleApplication {
  /// The name of the application.
  let name: String
  /// The user's locale, such as `en_GB.UTF-8`.
  let locale: String
  /// The unique name of the connection on the bus.
  var busName = ""
  /// The registry's object for the desktop, which is the parent of all applications.
  var desktop: BusValue?
  private(set) var windows: [AccessibleWindow] = []
  let identities = AccessibleIdentities()
  /// Called to update the tree of a window before a client's method call is answered.
  var refresh: (AccessibleWindow) -> Void = { $0.build() }
  /// Whether any client has read all objects, and may keep copies of them.
  var isCached = false
  /// The identifier that the registry has given to the application.
  private var registryID: Int32 = 0

  init(name: String, locale: String) {
    (self.name, self.locale) = (name, locale)
  }

  /// Adds a window.
  func add(_ window: AccessibleWindow) { windows.append(window) }

  /// Removes a window, and returns it with its index; nil for an unknown window.
  func remove(_ window: Window) -> (index: Int, window: AccessibleWindow)? {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return nil }
    return (index, windows.remove(at: index))
  }

  /// Returns the index of a window; −1 if the window is not in the list.
  func index(of window: AccessibleWindow) -> Int {
    windows.firstIndex { $0 === window } ?? -1
  }

  /// Returns the name and the path by which clients refer to an object of the application.
  func reference(_ path: String) -> BusValue { .structure([.string(busName), .path(path)]) }

  /// Answers a method call.
  func reply(to message: BusMessage) -> BusReply {
    if message.path == AtspiNames.root { return rootReply(to: message) }
    if message.path == AtspiNames.cachePath { return cacheReply(to: message) }
    guard let id = AtspiNames.id(ofPath: message.path) else { return .unknownObject }
    for window in windows {
      refresh(window)
      if let tree = window.tree, let node = tree.nodes[id] {
        return AccessibleContext(application: self, window: window, tree: tree, node: node)
          .reply(to: message)
      }
    }
    return .unknownObject
  }

  private func cacheReply(to message: BusMessage) -> BusReply {
    guard message.interface == AtspiNames.cache, message.member == "GetItems" else {
      return .unknownMethod(message)
    }
    isCached = true
    for window in windows { refresh(window) }
    return .value(
      .array(of: AccessibleCache.itemType, AccessibleCache(application: self).items))
  }

  /// The application in the form in which clients keep copies of it.
  var cacheItem: BusValue {
    AccessibleCache.item(
      object: reference(AtspiNames.root), application: reference(AtspiNames.root),
      parent: desktop ?? reference(AtspiNames.null), index: -1, childCount: windows.count,
      interfaces: interfaces, name: name, role: .application, description: "",
      states: AtspiStates())
  }

  // MARK: The root

  private let interfaces = [AtspiNames.accessible, AtspiNames.application]

  private var windowReferences: [BusValue] {
    windows.compactMap(\.id).map { reference(AtspiNames.path($0)) }
  }

  private func rootReply(to message: BusMessage) -> BusReply {
    switch message.interface {
    case AtspiNames.properties: propertyReply(to: message)
    case AtspiNames.accessible: accessibleReply(to: message)
    case AtspiNames.application:
      message.member == "GetLocale" ? .value(.string(locale)) : .unknownMethod(message)
    default: .unknownMethod(message)
    }
  }

  private func accessibleReply(to message: BusMessage) -> BusReply {
    let role = AtspiRole.application
    switch message.member {
    case "GetChildAtIndex":
      guard let index = message.arguments.first?.integer else { return .invalidArguments }
      let windows = windowReferences
      return .value(windows.indices.contains(index) ? windows[index] : reference(AtspiNames.null))
    case "GetChildren": return .value(.array(of: "(so)", windowReferences))
    case "GetIndexInParent": return .value(.int32(-1))
    case "GetRelationSet": return .value(.array(of: "(ua(so))", []))
    case "GetRole": return .value(.uint32(role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .value(.string(role.name))
    case "GetState": return .value(.array(of: "u", AtspiStates().words))
    case "GetAttributes":
      return .value(.array(of: "{ss}", [.entry(.string("toolkit"), .string("Atrium"))]))
    case "GetApplication": return .value(reference(AtspiNames.root))
    case "GetInterfaces":
      return .value(.array(of: "s", interfaces.map { .string($0) }))
    default: return .unknownMethod(message)
    }
  }

  private func properties(of interface: String) -> [(name: String, value: BusValue)] {
    switch interface {
    case AtspiNames.accessible:
      [
        ("Name", .string(name)), ("Description", .string("")),
        ("Parent", desktop ?? reference(AtspiNames.null)),
        ("ChildCount", .int32(Int32(clamping: windows.count))), ("Locale", .string(locale)),
        ("AccessibleId", .string("")),
      ]
    case AtspiNames.application:
      [
        ("ToolkitName", .string("Atrium")), ("Version", .string("1.0")),
        ("AtspiVersion", .string("2.1")), ("Id", .int32(registryID)),
      ]
    default: []
    }
  }

  private func propertyReply(to message: BusMessage) -> BusReply {
    let names = message.arguments.map { $0.text ?? "" }
    guard let interface = names.first else { return .invalidArguments }
    let properties = properties(of: interface)
    switch (message.member, names.count) {
    case ("Get", 2):
      guard let property = properties.first(where: { $0.name == names[1] }) else {
        return .unknownProperty(names[1])
      }
      return .value(.variant(property.value))
    case ("GetAll", 1):
      return .value(
        .array(of: "{sv}", properties.map { .entry(.string($0.name), .variant($0.value)) }))
    case ("Set", 3):
      guard interface == AtspiNames.application, names[1] == "Id",
        let number = message.arguments[2].integer
      else { return .unknownProperty(names[1]) }
      registryID = Int32(clamping: number)
      return .none
    default: return .invalidArguments
    }
  }
}
