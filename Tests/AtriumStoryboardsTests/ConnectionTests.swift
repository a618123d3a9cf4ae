import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Outlets, actions, tables, nibs by name, and classes that are not registered.
@MainActor
struct ConnectionTests {
  private let stage = Stage(size: Size(width: 393, height: 852), scale: 1)

  @Test(
    "SB-18: the warning for a missing outlet, action, collection or attribute names class, key and scene"
  )
  func missingKeys() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" storyboardIdentifier="Desk" customClass="LetterController" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="go:" destination="c" eventType="touchUpInside" id="1"/></connections></button>
        </subviews></view>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="colour" value="red"/></userDefinedRuntimeAttributes>
        <connections>
        <outlet property="button" destination="b" id="2"/>
        <outlet property="lost" destination="gone" id="3"/>
        <outletCollection property="all" destination="b" id="4"/>
        </connections>
        </viewController>
        """))
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(
      storyboard.warnings.map { "\($0.line) \($0.message)" } == [
        "9 LetterController has no runtime attribute \"colour\", which the scene Desk sets; declare "
          + ".attribute(\"colour\", …) in its InterfaceClass.",
        "13 LetterController has no outlet collection \"all\", which the scene Desk connects; declare "
          + ".outletCollection(\"all\", …) in its InterfaceClass.",
        "11 LetterController has no outlet \"button\", which the scene Desk connects; declare "
          + ".outlet(\"button\", …) in its InterfaceClass.",
        "12 The <outlet> lost in the scene Desk leads to the id \"gone\", which does not exist.",
        "7 LetterController has no action \"go:\", which the scene Desk connects; declare "
          + ".action(\"go:\") { … } in its InterfaceClass.",
      ])
  }

  @Test("SB-18: an outlet of another type is skipped with a warning")
  func wrongType() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" customClass="ListController" sceneMemberID="viewController">
        <view key="view" id="v"/><connections><outlet property="heading" destination="v" id="1"/></connections>
        </viewController>
        """))
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let list = try #require(storyboard.instantiateInitialViewController() as? ListController)
    list.loadViewIfNeeded()
    #expect(list.heading == nil)
    #expect(
      storyboard.warnings.map(\.message) == [
        "The outlet heading of ListController in the scene ListController expects Label, not View; it "
          + "is not connected."
      ])
  }

  @Test(
    "SB-19: a class that is not registered is replaced by a placeholder with its name, with one warning"
  )
  func standIns() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" customClass="MapController" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
        <view id="a" customClass="Gauge"/><view id="b" customClass="Gauge"/>
        <button id="d" customClass="FancyButton"><state key="normal" title="OK"/></button>
        </subviews></view>
        <connections><outlet property="gauge" destination="a" id="1"/></connections>
        </viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    stage.window.rootViewController = controller
    stage.settle()
    let views = controller.view.subviews
    func name(_ view: View) -> String? { (view.subviews.first as? Label)?.text }
    #expect(views.prefix(2).map(name) == ["Gauge", "Gauge"])
    #expect((views[2] as? Button)?.title == "OK")
    #expect(views.last.flatMap(name) == "MapController")
    #expect(storyboard.warnings.map(\.line) == [5, 7, 8])
  }

  @Test("SB-20: a subclass has its superclasses' outlets and actions")
  func superclasses() throws {
    let registry = InterfaceRegistry()
    registry.register(BadgeView.interface)
    registry.register(InterfaceClass(BusyButton.self) { BusyButton(coder: $0) })
    #expect(registry.type(named: "BusyButton") == BusyButton.self)
    #expect(registry.type(named: "Nobody") == nil)
    let file = try TemporaryFile(
      storyboardText(
        """
        <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t">
        <connections><outlet property="delegate" destination="c" id="1"/></connections></tableView>
        </tableViewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? TableViewController)
    #expect(controller.tableView.delegate === controller)
    #expect(storyboard.warnings == [])
  }

  @Test("SB-21: an action to the first responder follows the responder chain")
  func firstResponder() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" customClass="ListController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <button id="b"><rect key="frame" x="0" y="100" width="99" height="40"/><state key="normal" title="Count"/>
        <connections><action selector="count:" destination="f" eventType="touchUpInside" id="1"/></connections></button>
        </subviews></view></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        """))
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let list = try #require(storyboard.instantiateInitialViewController() as? ListController)
    stage.window.rootViewController = list
    stage.settle()
    stage.click(at: Point(x: 50, y: 120))
    stage.settle()
    #expect(list.presses == 1)
    #expect(storyboard.warnings == [])
  }

  @Test(
    "SB-22: a static table has its sections and cells, and selecting a cell starts the cell's segue"
  )
  func staticTable() throws {
    let storyboard = try Documents.storyboard("StaticTable")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? TableViewController)
    stage.window.rootViewController = controller
    stage.settle()
    let table = controller.tableView
    #expect(table.style == .grouped && table.numberOfRows(inSection: 0) == 2)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Mail")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "Every hour")
    let cells = table.visibleCells
    #expect(cells.map(\.textLabel.text) == ["Fetch", "Push"])
    #expect(cells.first?.detailTextLabel?.text == "Hourly" && cells.first?.style == .value1)
    #expect(cells.last?.accessoryType == .checkmark)
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    stage.click(at: table.convert(Point(x: row.midX, y: row.midY), to: nil))
    stage.settle()
    #expect(controller.presentedViewController?.title == "Fetch")
    #expect(storyboard.warnings == [])
  }

  @Test("SB-23: each cell made from a prototype has its own outlets")
  func prototypes() throws {
    let storyboard = try Documents.storyboard("PrototypeTable")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? NamesController)
    stage.window.rootViewController = controller
    stage.settle()
    let cells = controller.tableView.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.map { $0.nameLabel?.text } == ["Ada", "Grace"])
    #expect(cells.allSatisfy { $0.nameLabel?.superview === $0.contentView })
    #expect(storyboard.warnings == [])
  }

  @Test("SB-25: a language's string table provides the strings")
  func localization() throws {
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    let storyboard = try Storyboard(
      name: "Navigation", in: ResourceBundle(path: Documents.folder), registry: registry,
      localization: "de")
    let list = try #require(
      storyboard.instantiateViewController(withIdentifier: "List") as? ListController)
    list.loadViewIfNeeded()
    #expect(list.heading?.text == "Zwei \"Briefe\"")
    #expect((list.view.subviews.last as? Button)?.title == "Öffnen")
    #expect(list.navigationItem.title == "Letters")
  }

  @Test(
    "L-3: a controller loads the nib with its name, or its class name without Controller, or none")
  func nibByName() throws {
    NibLoader.install()
    InterfaceRegistry.shared.register(ProfileViewController.interface)
    let bundle = ResourceBundle(path: Documents.folder)
    let named = ProfileViewController(nibName: "ProfileView", bundle: bundle)
    #expect(named.view.subviews.count == 1 && named.name?.text == "Profile")
    let found = ProfileViewController(nibName: nil, bundle: bundle)
    #expect(found.name == nil && !found.isViewLoaded)
    found.loadViewIfNeeded()
    #expect(found.name?.text == "Profile")
    let plain = LetterlessController(nibName: nil, bundle: bundle)
    #expect(plain.view.subviews.isEmpty)
  }
}

final class BusyButton: Button {}
final class LetterlessController: ViewController {}
