import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The copies of all objects that clients keep, and searches among the objects.
@MainActor
struct CacheTests {
  private typealias Reference = AccessibleClient.Reference

  private func page() throws -> (AccessibleStage, View) {
    let root = ViewController()
    root.title = "Home"
    let views: [View] = [
      Label(text: "Intro"), Button(title: "Add"), Switch(), Button(title: "Save"),
    ]
    views[2].accessibilityLabel = "Wi-Fi"
    (views[3] as? Button)?.isEnabled = false
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 20, y: 20 + 60 * Double(index), width: 200, height: 40)
      root.view.addSubview(view)
    }
    return (try AccessibleStage(root), root.view)
  }

  private func cache(_ client: AccessibleClient) throws -> Reference {
    let program = try #require(client.children(client.desktop).first)
    return Reference(
      .structure([.string(program.bus), .path("/org/a11y/atspi/cache")]))
  }

  /// An item of the cache in words.
  private func words(_ item: BusValue) -> String {
    let fields = item.elements
    guard fields.count == 10 else { return "\(fields.count) fields" }
    let interfaces = fields[5].elements.compactMap(\.text).map {
      $0.split(separator: ".").last ?? ""
    }
    return [
      Reference(fields[0]).path, Reference(fields[2]).path, "\(fields[3].integer ?? -9)",
      "\(fields[4].integer ?? -9)", interfaces.joined(separator: ","), fields[6].text ?? "",
      "\(fields[7].integer ?? 0)", fields[8].text ?? "?", "\(fields[9].elements.count)",
    ].joined(separator: "|")
  }

  @Test("AX-17: one call returns all objects, with the same values as the calls to each object")
  func items() throws {
    let (page, _) = try page()
    defer { page.close() }
    let client = page.client
    let items = client.values(try cache(client), "Cache", "GetItems").first?.elements ?? []
    let walked = client.walk().map(\.object)
    try #require(walked.count == 7)
    #expect(Set(items.map { Reference($0.elements[0]) }) == Set(walked))
    let expected = walked.map { object in
      let parent = client.property(object, "Accessible", "Parent").map(Reference.init)
      let interfaces =
        client.values(object, "Accessible", "GetInterfaces").first?.elements
        .compactMap(\.text).map { $0.split(separator: ".").last ?? "" } ?? []
      return [
        object.path, parent?.path ?? "",
        "\(client.values(object, "Accessible", "GetIndexInParent").first?.integer ?? -9)",
        "\(client.children(object).count)", interfaces.joined(separator: ","),
        client.name(object),
        "\(client.values(object, "Accessible", "GetRole").first?.integer ?? 0)",
        client.property(object, "Accessible", "Description")?.text ?? "?", "2",
      ].joined(separator: "|")
    }
    #expect(Set(items.map(words)) == Set(expected))
    let states = items.map { $0.elements[9].elements.map { $0.integer ?? 0 } }
    let read = items.map { item in
      client.values(Reference(item.elements[0]), "Accessible", "GetState").first?.elements
        .map { $0.integer ?? 0 } ?? []
    }
    #expect(states == read)
  }

  @Test(
    "AX-17: a client that has read all objects is notified of each new, removed and changed object")
  func changes() throws {
    let (page, root) = try page()
    defer { page.close() }
    let client = page.client
    client.addMatch("type='signal',interface='org.a11y.atspi.Cache'")
    // The client registers for one event only.
    client.listen(to: ["object:state-changed:focused"])
    var log: [String] = []
    client.onSignal = { signal in
      guard signal.interface == "org.a11y.atspi.Cache", let item = signal.arguments.first else {
        return
      }
      log.append(
        signal.member == "AddAccessible"
          ? "add \(item.elements[6].text ?? "")" : "\(signal.member) \(Reference(item).path)")
    }
    let button = try #require(root.subviews[1] as? Button)
    let path = try #require(client.find("push button", "Add")).path
    button.setTitle("More", for: .normal)
    page.settle()
    #expect(client.takeEvents() == [] && log == [])
    _ = client.values(try cache(client), "Cache", "GetItems")
    button.setTitle("Other", for: .normal)
    page.settle()
    #expect(
      client.takeEvents() == ["push button “Add”: PropertyChange:accessible-name 0 “Other”"])
    button.removeFromSuperview()
    let label = Label(text: "New")
    label.frame = Rect(x: 20, y: 400, width: 100, height: 40)
    root.addSubview(label)
    page.settle()
    #expect(
      client.takeEvents() == [
        "panel “Home”: ChildrenChanged:remove 1", "panel “Home”: ChildrenChanged:add 3",
      ])
    #expect(log == ["RemoveAccessible \(path)", "add New"])
  }

  @Test("AX-17: objects that change their order are reported as removed and added")
  func order() throws {
    let (page, root) = try page()
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object:children-changed"])
    root.subviews[1].frame.origin.y = 500
    page.settle()
    #expect(
      client.takeEvents() == [
        "panel “Home”: ChildrenChanged:remove 1", "panel “Home”: ChildrenChanged:remove 2",
        "panel “Home”: ChildrenChanged:remove 3", "panel “Home”: ChildrenChanged:add 1",
        "panel “Home”: ChildrenChanged:add 2", "panel “Home”: ChildrenChanged:add 3",
      ])
    root.subviews[1].frame.origin.y = 501
    page.settle()
    #expect(client.takeEvents() == [])
  }

  // MARK: Searches

  /// A rule of a search: states, roles, interfaces and attributes, each with the kind of comparison.
  private func rule(
    states: ([Int], Int32) = ([], 1), attributes: ([(String, String)], Int32) = ([], 1),
    roles: ([Int], Int32) = ([], 2), interfaces: ([String], Int32) = ([], 1),
    isInverted: Bool = false
  ) -> BusValue {
    func words(_ bits: [Int], _ count: Int) -> BusValue {
      .array(
        of: "i",
        (0..<count).map { word in
          let bits = bits.filter { $0 / 32 == word }
          return .int32(Int32(bitPattern: bits.reduce(0) { $0 | 1 << UInt32($1 % 32) }))
        })
    }
    return .structure([
      words(states.0, 2), .int32(states.1),
      .array(of: "{ss}", attributes.0.map { .entry(.string($0), .string($1)) }),
      .int32(attributes.1), words(roles.0, 4), .int32(roles.1),
      .array(of: "s", interfaces.0.map { .string($0) }), .int32(interfaces.1), .bool(isInverted),
    ])
  }

  @Test("AX-18: a search finds objects by roles, states, attributes and interfaces, in both orders")
  func search() throws {
    let (page, _) = try page()
    defer { page.close() }
    let client = page.client
    let frame = try #require(client.find("frame", "Window"))
    func names(_ rule: BusValue, order: UInt32 = 1, count: Int32 = 0, deep: Bool = true) -> [String]
    {
      let found =
        client.values(
          frame, "Collection", "GetMatches",
          [rule, .uint32(order), .int32(count), .bool(deep)]
        ).first?.elements ?? []
      return found.map { client.name(Reference($0)) }
    }
    // 29 is a label, 43 a push button, 62 a toggle button.
    #expect(names(rule(roles: ([43, 62], 2))) == ["Add", "Wi-Fi", "Save"])
    #expect(names(rule(roles: ([43, 62], 2)), order: 4) == ["Save", "Wi-Fi", "Add"])
    #expect(names(rule(roles: ([43, 62], 2)), count: 2) == ["Add", "Wi-Fi"])
    #expect(names(rule(roles: ([43, 62], 2)), deep: false) == [])
    #expect(names(rule(roles: ([43], 2), isInverted: true)) == ["Home", "Intro", "Wi-Fi"])
    #expect(names(rule(roles: ([43], 3))) == ["Home", "Intro", "Wi-Fi"])
    // 8 is enabled, and 41 is checkable.
    #expect(names(rule(states: ([8, 41], 1))) == ["Wi-Fi"])
    #expect(names(rule(states: ([8], 3))) == ["Save"])
    #expect(names(rule(interfaces: (["Action"], 1))) == ["Add", "Wi-Fi", "Save"])
    #expect(
      names(rule(attributes: ([("toolkit", "GTK:Atrium")], 1), roles: ([29], 2))) == ["Intro"])
    #expect(names(rule(attributes: ([("toolkit", "GTK")], 1))) == [])
  }

  @Test("AX-18: a search from an object finds the objects after and before that object")
  func searchFrom() throws {
    let (page, _) = try page()
    defer { page.close() }
    let client = page.client
    let frame = try #require(client.find("frame", "Window"))
    let toggle = try #require(client.find("toggle button", "Wi-Fi"))
    func names(_ member: String, _ more: [BusValue]) -> [String] {
      let found =
        client.values(
          frame, "Collection", member,
          [.path(toggle.path), rule(), .uint32(1), .uint32(2)] + more
        ).first?.elements ?? []
      return found.map { client.name(Reference($0)) }
    }
    #expect(names("GetMatchesFrom", [.int32(0), .bool(true)]) == ["Save"])
    #expect(
      names("GetMatchesTo", [.bool(true), .int32(0), .bool(true)]) == ["Home", "Intro", "Add"])
    let wrong = client.call(
      frame, "org.a11y.atspi.Collection", "GetMatches",
      [.structure([.int32(1)]), .uint32(1), .int32(0), .bool(true)])
    guard case .error = wrong else { return #expect(Bool(false), "a wrong rule is accepted") }
  }
}
