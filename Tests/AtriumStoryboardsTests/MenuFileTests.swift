import AtriumControls
import AtriumKit
import AtriumStoryboards
import Testing

/// Menus and refresh controls in files.
@MainActor
struct MenuFileTests {
  /// A controller with the methods that the files connect.
  private final class Receiver: TableViewController {
    var calls: [String] = []
  }

  private func controller(_ text: String, _ registry: InterfaceRegistry = InterfaceRegistry())
    throws -> (controller: ViewController, warnings: [String])
  {
    let file = try TemporaryFile(text)
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    return (
      controller, storyboard.warnings.map(\.message) + storyboard.attributesWithoutEffect
    )
  }

  private static let menu = """
    <menu key="menu" id="m"><children>
      <command title="Sun" id="m1"/>
      <command title="Moon" state="on" id="m2"/>
      <menu title="Planets" id="m3"><children>
        <command title="Mars" attributes="disabled" id="m4"/>
      </children></menu>
    </children></menu>
    """

  @Test("SB-98: a button has the menu in the file, and shows the title of the selected command")
  func button() throws {
    let made = try controller(
      storyboardText(
        views: """
          <button id="b" buttonType="system" showsMenuAsPrimaryAction="YES" \
          changesSelectionAsPrimaryAction="YES"><state key="normal" title="Old"/>\(Self.menu)</button>
          """))
    let button = try #require(made.controller.view.subviews.first as? Button)
    #expect(button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction)
    let menu = try #require(button.menu)
    #expect(menu.children.map(\.title) == ["Sun", "Moon", "Planets"])
    let planets = try #require(menu.children.last as? Menu)
    #expect((planets.children.first as? Action)?.attributes == .disabled)
    #expect(button.currentTitle == "Moon" && made.warnings == [])
  }

  @Test("SB-98: a menu without elements is no menu, since the program sets one")
  func emptyMenu() throws {
    let made = try controller(
      storyboardText(
        views: """
          <button id="b" buttonType="system" showsMenuAsPrimaryAction="YES">
          <state key="normal" title="More"/><menu key="menu" id="m"/></button>
          """))
    let button = try #require(made.controller.view.subviews.first as? Button)
    #expect(button.menu == nil && button.showsMenuAsPrimaryAction && made.warnings == [])
  }

  @Test("SB-98: a command of a menu calls the action that is connected to it")
  func command() throws {
    let registry = InterfaceRegistry()
    var calls: [String] = []
    registry.register(
      InterfaceClass(Receiver.self, named: "Receiver") { Receiver(coder: $0) }
        .action("choose:") { _, sender in calls.append("\((sender as? Action)?.title ?? "-")") })
    let made = try controller(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="Receiver" sceneMemberID="viewController">
      <tableView key="view" id="t"/>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="i">
      <menu key="menu" id="m"><children><command title="Sun" id="m1">
      <connections><action selector="choose:" destination="c" id="a"/></connections></command></children></menu>
      </barButtonItem></navigationItem>
      </tableViewController></objects></scene></scenes></document>
      """, registry)
    let menu = try #require(made.controller.navigationItem.rightBarButtonItem?.menu)
    (menu.children.first as? Action)?.performWithSender(nil, target: nil)
    #expect(calls == ["Sun"] && made.warnings == [])
  }

  @Test("SB-98: a table has the refresh control of its controller, and a pull calls its action")
  func refresh() throws {
    let registry = InterfaceRegistry()
    var calls: [String] = []
    registry.register(
      InterfaceClass(Receiver.self, named: "Receiver") { Receiver(coder: $0) }
        .action("refresh:") { _, sender in calls.append("\(type(of: sender as AnyObject))") })
    let made = try controller(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="Receiver" sceneMemberID="viewController">
      <tableView key="view" id="t"/>
      <refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" contentMode="center" enabled="NO" \
      contentHorizontalAlignment="center" contentVerticalAlignment="center" id="r">
      <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
      <autoresizingMask key="autoresizingMask"/>
      <connections><action selector="refresh:" destination="c" eventType="valueChanged" id="a"/></connections>
      </refreshControl>
      </tableViewController></objects></scene></scenes></document>
      """, registry)
    let table = try #require(made.controller as? TableViewController)
    let control = try #require(table.refreshControl)
    #expect(control.isEnabled && control.superview === table.tableView)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["RefreshControl"])
    #expect(made.warnings.allSatisfy { $0.hasPrefix("refreshControl content") })
  }
}
