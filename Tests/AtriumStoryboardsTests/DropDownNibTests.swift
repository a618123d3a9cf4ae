import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// A drop-down menu whose bar, content and table come from a nib.
@MainActor
struct DropDownNibTests {
  private let stage = Stage(size: Size(width: 400, height: 600), scale: 1)
  private static let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "assets")
    .path(percentEncoded: false)

  private func contents() -> [ViewController] {
    ["First", "Second", "Third"].map { title in
      let controller = ViewController()
      controller.title = title
      return controller
    }
  }

  /// Makes a menu from a nib, in a window at rest: the nib of the demo, or one with the given text.
  private func menu(_ text: String? = nil) throws -> (menu: DropDownMenuController, file: Any?) {
    let file = try text.map { try TemporaryFile($0, named: "DropDownMenu.xib") }
    let folder =
      file.map { String($0.path.dropLast("/DropDownMenu.xib".count)) } ?? DropDownNibTests.assets
    NibLoader.install()
    let menu = DropDownMenuController(
      nibName: "DropDownMenu", bundle: ResourceBundle(path: folder))
    menu.viewControllers = contents()
    stage.window.rootViewController = menu
    stage.settle()
    return (menu, file)
  }

  private static var text: String {
    get throws {
      try String(contentsOfFile: assets + "/storyboards/DropDownMenu.xib", encoding: .utf8)
    }
  }

  @Test("DD-10, DD-1: the bar, the content and the menu have their frames in the nib")
  func places() throws {
    let menu = try menu().menu
    let bar = menu.navigationBar
    #expect(menu.view.subviews.contains(bar) && bar.topItem?.title == "First")
    #expect(bar.topItem?.leftBarButtonItems?.map(\.title) == ["Menu"])
    let height = bar.intrinsicContentSize.height
    #expect(bar.frame == Rect(x: 0, y: 0, width: 400, height: height))
    #expect(
      menu.activeViewContainer.frame == Rect(x: 0, y: height, width: 400, height: 600 - height))
    #expect(menu.selectedViewController?.view.frame == menu.activeViewContainer.bounds)
    let panel = try #require(menu.menuHeightConstraint.firstItem as? View)
    #expect(panel.frame == Rect(x: 0, y: height, width: 200, height: 0))
    stage.resize(to: Size(width: 200, height: 500))
    #expect(panel.frame.width == 160)
    // The nib's constraint had 150 points. No conflicting constraints are left.
    #expect(menu.tableView.constraints.isEmpty)
  }

  @Test("DD-10, DD-8, DD-9: the nib's button opens the menu, and a row of its table closes it")
  func operation() throws {
    let menu = try menu().menu
    stage.click(on: "Menu")
    stage.advance(by: 0.1)
    #expect(menu.isMenuVisible && menu.menuHeightConstraint.constant == 150)
    stage.settle()
    #expect(menu.tableView.visibleCells.map(\.textLabel.text) == ["First", "Second", "Third"])
    #expect(menu.tableView.rowHeight == 50 && menu.tableView.accessibilityLabel == "Menu entries")
    stage.click(on: "Second")
    stage.settle()
    #expect(!menu.isMenuVisible && menu.menuHeightConstraint.constant == 0)
    #expect(menu.navigationBar.topItem?.title == "Second")
    stage.click(on: "Menu")
    stage.settle()
    stage.click(on: "Menu")
    stage.settle()
    #expect(!menu.isMenuVisible)
  }

  @Test(
    "DD-10, DD-18: moving the bar to the other edge replaces the nib's frames, and moving it back restores them"
  )
  func edges() throws {
    let menu = try menu().menu
    let height = menu.navigationBar.frame.height
    menu.style.barEdge = .bottom
    menu.setMenuVisible(true, animated: false)
    stage.settle()
    let panel = try #require(menu.menuHeightConstraint.firstItem as? View)
    #expect(menu.navigationBar.frame.maxY == 600 && menu.activeViewContainer.frame.minY == 0)
    #expect(panel.frame == Rect(x: 0, y: 450 - height, width: 200, height: 150))
    menu.style.barEdge = .top
    stage.settle()
    #expect(menu.navigationBar.frame.minY == 0 && menu.activeViewContainer.frame.maxY == 600)
    #expect(panel.frame == Rect(x: 0, y: height, width: 200, height: 150))
  }

  @Test("DD-10: a view that was released is loaded from the nib again")
  func again() throws {
    let menu = try menu().menu
    let (bar, table) = (menu.navigationBar, menu.tableView)
    stage.window.rootViewController = nil
    stage.settle()
    menu.resetView()
    stage.window.rootViewController = menu
    stage.settle()
    #expect(menu.navigationBar !== bar && menu.tableView !== table)
    stage.click(on: "Menu")
    stage.settle()
    stage.click(on: "Third")
    stage.settle()
    #expect(menu.navigationBar.topItem?.title == "Third")
    #expect(menu.selectedViewController?.view.isDescendant(of: menu.activeViewContainer) == true)
  }

  @Test("DD-10, DD-17: a pointer that rests on the nib's button opens the menu")
  func hover() throws {
    let menu = try menu().menu
    menu.style.opensOnHover = true
    let button = try #require(stage.view(named: "Menu"))
    stage.move(to: Point(x: 350, y: 500))
    stage.advance(by: 0.1)
    stage.move(to: button.convert(button.bounds, to: nil).center)
    stage.advance(by: 0.5)
    #expect(menu.isMenuVisible)
    // If the pointer has opened the menu, a click keeps the menu open.
    stage.click(on: "Menu")
    stage.settle()
    #expect(menu.isMenuVisible)
    stage.click(on: "Menu")
    stage.settle()
    #expect(!menu.isMenuVisible)
  }

  @Test("DD-10: a nib without one of the outlets gets the container's own views above its view")
  func incomplete() throws {
    for outlet in [
      "navigationBar", "tableView", "activeViewContainer", "tableViewHeightConstraint",
    ] {
      let text = try DropDownNibTests.text
        .split(separator: "\n").filter { !$0.contains("property=\"\(outlet)\"") }
        .joined(separator: "\n")
      let menu = try menu(text).menu
      #expect(menu.view.subviews.count == 7, "without \(outlet)")
      stage.click(at: Point(x: 40, y: menu.navigationBar.frame.midY))
      stage.settle()
      stage.click(on: "Second")
      stage.settle()
      #expect(menu.selectedViewController?.title == "Second", "without \(outlet)")
    }
  }

  @Test("DD-10: a storyboard can have the container and its outlets in one scene")
  func storyboard() throws {
    let views = try DropDownNibTests.text
    let start = try #require(views.range(of: "<view contentMode"))
    let end = try #require(views.range(of: "</objects>"))
    let outlets = try #require(views.range(of: "<connections>"))
    let outletsEnd = try #require(views.range(of: "</connections>"))
    let view = views[start.lowerBound..<end.lowerBound]
      .replacing("<view contentMode", with: "<view key=\"view\" contentMode", maxReplacements: 1)
      .replacing("destination=\"-1\"", with: "destination=\"c\"")
    let connections = views[outlets.lowerBound..<outletsEnd.upperBound]
      .split(separator: "\n").filter { !$0.contains("property=\"view\"") }.joined(separator: "\n")
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" customClass="DropDownMenuController" sceneMemberID="viewController">
        \(view)
        \(connections)
        </viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let menu = try #require(
      storyboard.instantiateInitialViewController() as? DropDownMenuController)
    menu.viewControllers = contents()
    stage.window.rootViewController = menu
    stage.settle()
    stage.click(on: "Menu")
    stage.settle()
    stage.click(on: "Third")
    stage.settle()
    #expect(menu.selectedViewController?.title == "Third")
    #expect(storyboard.warnings == [])
  }
}
