import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// The order in which the objects of a file are made and connected, and in which awakeFromNib is called.
@MainActor
struct NibObjectTests {
  private func storyboard(_ objects: String) throws -> Storyboard {
    let registry = InterfaceRegistry()
    registry.register(OrderController.interface)
    registry.register(OrderHelper.interface)
    registry.register(OrderView.interface)
    registry.register(OrderCell.interface)
    registry.register(OrderTable.interface)
    let file = try TemporaryFile(storyboardText(objects))
    return try Storyboard(contentsOf: file.path, registry: registry)
  }

  @Test(
    "X-29: outlet collections are set before outlets, both in the order of their names over all objects"
  )
  func order() throws {
    let storyboard = try storyboard(
      """
      <viewController id="c" customClass="OrderController" sceneMemberID="viewController">
      <view key="view" id="v" customClass="OrderView"><subviews><view id="a"/></subviews>
      <connections>
      <outlet property="beta" destination="a" id="1"/>
      <outletCollection property="list" destination="a" id="2"/>
      </connections></view>
      <connections>
      <outlet property="gamma" destination="a" id="3"/>
      <outlet property="alpha" destination="a" id="4"/>
      <outletCollection property="all" destination="a" id="5"/>
      </connections></viewController>
      """)
    Journal.current.lines = []
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(
      Journal.current.lines.filter { $0.contains("=") } == [
        "controller all = 1", "view list = 1", "controller alpha = View", "view beta = View",
        "controller gamma = View",
      ])
    #expect(storyboard.warnings == [])
  }

  @Test("X-29: the objects of a xib are connected in the order of names too, before awakeFromNib")
  func orderInXib() throws {
    let file = try TemporaryFile(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OrderController">
      <connections><outlet property="gamma" destination="a" id="3"/>
      <outlet property="alpha" destination="a" id="4"/>
      <outletCollection property="all" destination="a" id="5"/></connections></placeholder>
      <view id="v" customClass="OrderView"><subviews><view id="a"/></subviews><connections>
      <outlet property="beta" destination="a" id="1"/>
      <outletCollection property="list" destination="a" id="2"/></connections></view>
      <customObject id="h" customClass="OrderHelper"/></objects></document>
      """, named: "Order.xib")
    let registry = InterfaceRegistry()
    registry.register(OrderController.interface)
    registry.register(OrderView.interface)
    registry.register(OrderHelper.interface)
    let nib = try Nib(contentsOf: file.path, registry: registry)
    let owner = try #require(OrderController(coder: Coder()))
    Journal.current.lines = []
    nib.instantiate(withOwner: owner)
    #expect(
      Journal.current.lines == [
        "helper init", "controller all = 1", "view list = 1", "controller alpha = View",
        "view beta = View", "controller gamma = View", "helper awakeFromNib",
      ])
    #expect(nib.warnings == [])
  }

  @Test("SB-90: controllers and views have the restoration identifiers in the file")
  func restorationIdentifiers() throws {
    let storyboard = try storyboard(
      """
      <viewController id="c" storyboardIdentifier="Desk" useStoryboardIdentifierAsRestorationIdentifier="YES" \
      sceneMemberID="viewController"><view key="view" restorationIdentifier="paper" id="v"/></viewController>
      </objects></scene><scene sceneID="t"><objects>
      <viewController id="d" storyboardIdentifier="Shelf" restorationIdentifier="books" sceneMemberID="viewController"/>
      """)
    let desk = storyboard.instantiateViewController(withIdentifier: "Desk")
    #expect(desk.restorationIdentifier == "Desk" && desk.view.restorationIdentifier == "paper")
    let shelf = storyboard.instantiateViewController(withIdentifier: "Shelf")
    #expect(shelf.restorationIdentifier == "books" && shelf.view.restorationIdentifier == nil)
    #expect(storyboard.warnings == [] && storyboard.attributesWithoutEffect == [])
  }

  @Test("X-29: a helper object is made before its controller, and gets awakeFromNib before it")
  func helpers() throws {
    let storyboard = try storyboard(
      """
      <viewController id="c" customClass="OrderController" sceneMemberID="viewController">
      <view key="view" id="v"/>
      <connections><outlet property="helper" destination="h" id="1"/></connections></viewController>
      <customObject id="h" customClass="OrderHelper"/>
      """)
    Journal.current.lines = []
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? OrderController)
    #expect(
      Journal.current.lines == [
        "helper init", "controller init", "helper awakeFromNib", "controller awakeFromNib set",
      ])
    controller.loadViewIfNeeded()
    #expect(
      Journal.current.lines.dropFirst(4) == [
        "controller loadView 0 children", "controller viewDidLoad 0 children",
      ])
  }

  @Test("L-11: an embed segue is performed after loadView has returned, before viewDidLoad")
  func embed() throws {
    let storyboard = try storyboard(
      """
      <viewController id="c" customClass="OrderController" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><containerView id="b"><connections>
      <segue kind="embed" destination="d" id="s"/></connections></containerView></subviews></view>
      </viewController></objects></scene><scene sceneID="t"><objects>
      <viewController id="d" sceneMemberID="viewController"><view key="view" id="w"/></viewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    Journal.current.lines = []
    controller.loadViewIfNeeded()
    #expect(
      Journal.current.lines == [
        "controller loadView 0 children", "controller prepare", "controller viewDidLoad 1 children",
      ])
  }

  @Test("SB-23: a prototype with the program's class has its identifier and its style")
  func prototype() throws {
    let storyboard = try storyboard(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <tableView id="t" style="grouped" customClass="OrderTable"><prototypes>
      <tableViewCell id="p" reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" \
      customClass="OrderCell"/></prototypes></tableView></subviews></view></viewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let table = try #require(controller.view.subviews.first as? OrderTable)
    #expect(table.style == .grouped)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row") as? OrderCell)
    #expect(cell.reuseIdentifier == "row" && cell.style == .subtitle)
    #expect(storyboard.warnings == [])
  }

  @Test(
    "SB-77: without the program, a xib has the variations of the screen that the designer chose")
  func variations() throws {
    func width(device: String, isPreview: Bool) throws -> Double? {
      let file = try TemporaryFile(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506" \
        useAutolayout="YES" useTraitCollections="YES"><device id="\(device)" orientation="portrait"/>
        <objects><view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="40" id="w"/></constraints>
        <variation key="widthClass=regular"><mask key="constraints"><exclude reference="w"/></mask>
        </variation></view></subviews></view></objects></document>
        """, named: "Varied.xib")
      let registry = InterfaceRegistry()
      registry.isPreview = isPreview
      let view =
        try Nib(contentsOf: file.path, registry: registry)
        .instantiate(withOwner: nil).first as? View
      view?.layoutIfNeeded()
      return view?.subviews.first?.frame.width
    }
    #expect(try width(device: "retina6_1", isPreview: true) == 40)
    #expect(try width(device: "ipad11_0rounded", isPreview: true) == 0)
    #expect(try width(device: "retina6_1", isPreview: false) == 0)
  }

  @Test("SB-74: the controllers of a xib have the children in the file")
  func nestedControllers() throws {
    let file = try TemporaryFile(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="7706">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tabBarController id="t"><viewControllers>
      <navigationController id="n"><viewControllers>
      <viewController title="Root" id="r"><view key="view" id="v"><subviews>
      <label id="l" text="Inside"/></subviews></view></viewController></viewControllers>
      </navigationController>
      <viewController title="Other" id="o"/></viewControllers></tabBarController></objects></document>
      """, named: "Nested.xib")
    let nib = try Nib(contentsOf: file.path, registry: InterfaceRegistry())
    let objects = nib.instantiate(withOwner: nil)
    let tabs = try #require(objects.first as? TabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? NavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Root"])
    #expect((navigation.viewControllers.first?.view.subviews.first as? Label)?.text == "Inside")
    #expect(tabs.viewControllers?.last?.title == "Other")
    #expect(nib.warnings.map(\.message) == [])
  }

  @Test("equal warnings are merged into one with the number of positions")
  func equalWarnings() throws {
    let storyboard = try storyboard(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <view id="a"><color key="backgroundColor" name="Missing"/></view>
      <view id="b"><color key="backgroundColor" name="Missing"/></view>
      <view id="d"><color key="backgroundColor" name="Missing"/></view>
      </subviews></view></viewController>
      """)
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    // Making the objects again does not increase the number of positions.
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(storyboard.warnings.map(\.count) == [3])
    #expect(storyboard.warnings.map(\.line) == [6])
    #expect(storyboard.warnings.first.map { "\($0)".hasSuffix("(and 2 more)") } == true)
  }
}

final class OrderController: ViewController {
  var helper: OrderHelper?
  var all: [View] = [] {
    didSet { Journal.note("controller all = \(all.count)") }
  }

  override init?(coder: any NibDecoding) {
    super.init(coder: coder)
    Journal.note("controller init")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    Journal.note("controller awakeFromNib \(helper == nil ? "nil" : "set")")
  }
  override func loadView() {
    super.loadView()
    Journal.note("controller loadView \(children.count) children")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Journal.note("controller viewDidLoad \(children.count) children")
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    Journal.note("controller prepare")
  }

  static let interface = InterfaceClass(OrderController.self) { OrderController(coder: $0) }
    .outlet("helper", \.helper)
    .outlet("alpha") { (_, _: View) in Journal.note("controller alpha = View") }
    .outlet("gamma") { (_, _: View) in Journal.note("controller gamma = View") }
    .outletCollection("all", \.all)
}

final class OrderHelper: NibAwakening {
  init() { Journal.note("helper init") }
  func awakeFromNib() { Journal.note("helper awakeFromNib") }
  static let interface = InterfaceClass(OrderHelper.self) { _ in OrderHelper() }
}

final class OrderView: View {
  var list: [View] = [] {
    didSet { Journal.note("view list = \(list.count)") }
  }

  override init?(coder: any NibDecoding) { super.init(coder: coder) }
  static let interface = InterfaceClass(OrderView.self) { OrderView(coder: $0) }
    .outlet("beta") { (_, _: View) in Journal.note("view beta = View") }
    .outletCollection("list", \.list)
}

final class OrderCell: TableViewCell {
  override init?(coder: any NibDecoding) { super.init(coder: coder) }
  static let interface = InterfaceClass(OrderCell.self) { OrderCell(coder: $0) }
}

final class OrderTable: TableView {
  override init?(coder: any NibDecoding) { super.init(coder: coder) }
  static let interface = InterfaceClass(OrderTable.self) { OrderTable(coder: $0) }
}
