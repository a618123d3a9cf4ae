import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Bars with more items than fit.
@MainActor
struct OverflowTests {
  private let stage = Stage(size: Size(width: 600, height: 500))
  private let root = ViewController()

  init() {
    stage.window.rootViewController = root
    stage.window.dispatch(.focus(true))
  }

  private func show(_ bar: View, width: Double) {
    bar.frame = Rect(x: 10, y: 200, width: width, height: 56)
    if bar.superview == nil { root.view.addSubview(bar) }
    stage.settle()
  }

  /// Returns the frames of the visible buttons, labels and views with a name, from left to right.
  private func parts(of view: View) -> [Rect] {
    view.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }.flatMap { subview -> [Rect] in
      let isPart = subview is Button || subview is Label || subview.accessibilityLabel != nil
      return isPart ? [subview.convert(subview.bounds, to: nil)] : parts(of: subview)
    }
    .sorted { $0.minX < $1.minX }
  }

  private func checkApart(_ bar: View, _ comment: String) {
    let (parts, frame) = (parts(of: bar), bar.convert(bar.bounds, to: nil))
    for (one, next) in zip(parts, parts.dropFirst()) {
      #expect(one.maxX <= next.minX + 1e-9, "\(comment): \(one) \(next)")
    }
    for part in parts {
      #expect(part.minX >= frame.minX && part.maxX <= frame.maxX, "\(comment): \(part)")
    }
  }

  // MARK: Tabs

  private func tabs(_ count: Int) -> TabBar {
    let names = ["Home", "Clock", "Shapes", "Journal", "Notes", "Rooms", "Guests"]
    let bar = TabBar(items: names.prefix(count).map { TabBarItem(title: $0) })
    bar.selectedIndex = 0
    bar.items?[5].badgeValue = "4"
    return bar
  }

  @Test(
    "tabs that do not fit are in a list, which More opens, and a click there chooses")
  func list() throws {
    let bar = tabs(7)
    var chosen: [String] = []
    bar.addAction(for: .valueChanged) { chosen.append(bar.selectedItem?.title ?? "") }
    show(bar, width: 320)
    #expect(stage.view(named: "Journal") != nil && stage.view(named: "Notes") == nil)
    let more = try #require(stage.view(named: "More"))
    #expect(more.accessibilityTraits == .button && more.accessibilityValue == "")
    stage.click(on: "More")
    stage.settle()
    #expect(root.presentedViewController != nil && chosen.isEmpty)
    stage.click(on: "Rooms, 4")
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(chosen == ["Rooms"] && bar.selectedIndex == 5)
    #expect(more.accessibilityTraits == [.button, .selected])
    #expect(more.accessibilityValue == "Rooms")
  }

  @Test("keys reach items in the list like items in the bar, and Enter opens the list")
  func listKeys() throws {
    let bar = tabs(7)
    show(bar, width: 320)
    stage.key("Tab")
    for _ in 0..<4 { stage.key("Right") }
    #expect(bar.selectedItem?.title == "Notes")
    stage.key("Return")
    stage.settle()
    let list = try #require(root.presentedViewController)
    let table = try #require(list.view as? TableView)
    #expect(table.isFirstResponder)
    stage.key("Down")
    stage.key("Return")
    stage.settle()
    #expect(bar.selectedItem?.title == "Rooms")
    #expect(bar.isFirstResponder)
    stage.key("Return")
    stage.settle()
    stage.key("Escape")
    stage.settle()
    #expect(root.presentedViewController == nil && bar.selectedItem?.title == "Rooms")
  }

  @Test("tabs never overlap, at any width", arguments: [false, true])
  func tabWidths(isMirrored: Bool) {
    let direction: UserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.window.dispatch(.settingsChanged(Settings(layoutDirection: direction)))
    let bar = tabs(7)
    for width in stride(from: 0.0, through: 590, by: 7) {
      show(bar, width: width)
      checkApart(bar, "tabs in \(width)")
      #expect(width < 130 || parts(of: bar).count > 1, "tabs in \(width)")
      let shown = (bar.items ?? []).count { stage.view(named: $0.title ?? "") != nil }
      #expect((shown == 7) == (stage.view(named: "More") == nil) || width < 8, "\(width)")
    }
  }

  @Test("changing the items while the list is open closes the list")
  func listChanges() {
    let bar = tabs(7)
    show(bar, width: 320)
    stage.click(on: "More")
    stage.settle()
    bar.items?.removeLast(5)
    stage.settle()
    #expect(root.presentedViewController == nil && bar.selectedIndex == 0)
    show(bar, width: 320)
    #expect(stage.view(named: "More") == nil && stage.view(named: "Clock") != nil)
  }

  @Test("the list shows all its rows without scrolling, whatever the height of their images")
  func listHeight() throws {
    let bar = tabs(7)
    let bitmap = try Bitmap(size: PixelSize(width: 40, height: 40), scale: 1)
    for item in bar.items ?? [] { item.image = Image(representations: [bitmap]) }
    show(bar, width: 320)
    stage.click(on: "More")
    stage.settle()
    let table = try #require(root.presentedViewController?.view as? TableView)
    #expect(table.visibleCells.count == 3 && table.contentSize.height == 180)
    #expect(table.bounds.height == 188)
  }

  @Test("a width for which other items fit closes the list, and any other width moves it")
  func listWidth() throws {
    let bar = tabs(7)
    show(bar, width: 320)
    stage.click(on: "More")
    stage.settle()
    let list = try #require(root.presentedViewController)
    show(bar, width: 316)
    #expect(root.presentedViewController === list)
    show(bar, width: 590)
    #expect(root.presentedViewController == nil)
  }

  @Test("a width for which other tools fit closes their list")
  func toolListWidth() {
    let bar = Toolbar(items: ["Draw", "Write", "Cut"].map { BarButtonItem(title: $0) })
    show(bar, width: 120)
    stage.click(on: "More")
    stage.settle()
    #expect(root.presentedViewController != nil)
    show(bar, width: 590)
    #expect(root.presentedViewController == nil)
  }

  @Test("the list disappears with its bar", arguments: [false, true])
  func barLeaves(isToolbar: Bool) {
    let bar =
      isToolbar
      ? Toolbar(items: ["Draw", "Write", "Cut"].map { BarButtonItem(title: $0) }) : tabs(7)
    show(bar, width: isToolbar ? 120 : 320)
    stage.click(on: "More")
    stage.settle()
    #expect(root.presentedViewController != nil)
    bar.removeFromSuperview()
    stage.settle()
    #expect(root.presentedViewController == nil)
    show(bar, width: isToolbar ? 120 : 320)
    stage.click(on: "More")
    stage.settle()
    #expect(root.presentedViewController != nil)
    let other = ViewController()
    stage.window.rootViewController = other
    stage.settle()
    #expect(root.presentedViewController == nil && other.presentedViewController == nil)
  }

  // MARK: Tools

  @Test(
    "tools that do not fit are in a list; the prominent one leaves last, and hidden ones do not count"
  )
  func tools() throws {
    var pressed: [String] = []
    func tool(_ name: String, _ style: BarButtonItem.Style = .plain) -> BarButtonItem {
      BarButtonItem(title: name, style: style) { pressed.append(name) }
    }
    let bar = Toolbar(items: [
      tool("Draw"), tool("Write"), tool("Cut"), tool("Paste"), .flexibleSpace(),
      tool("Save", .prominent),
    ])
    bar.items?[2].isHidden = true
    bar.items?[3].isEnabled = false
    show(bar, width: 230)
    #expect(stage.view(named: "Draw") != nil && stage.view(named: "Save") != nil)
    #expect(stage.view(named: "Paste") == nil)
    stage.click(on: "More")
    stage.settle()
    #expect(stage.view(named: "Cut") == nil)
    stage.click(on: "Paste")
    stage.settle()
    #expect(pressed.isEmpty && root.presentedViewController != nil)
    stage.key("Escape")
    stage.settle()
    bar.items?[3].isEnabled = true
    stage.turn()
    stage.click(on: "More")
    stage.settle()
    stage.click(on: "Paste")
    stage.settle()
    #expect(pressed == ["Paste"])
    show(bar, width: 590)
    #expect(stage.view(named: "More") == nil && stage.view(named: "Paste") != nil)
  }

  @Test("an action of the list may present a controller at once")
  func presents() {
    let bar = Toolbar(items: ["Draw", "Write", "Cut"].map { BarButtonItem(title: $0) })
    let next = ViewController()
    bar.items?[2].action = { [root] in root.present(next, animated: false) }
    show(bar, width: 120)
    stage.click(on: "More")
    stage.settle()
    stage.click(on: "Cut")
    stage.settle()
    #expect(root.presentedViewController === next)
  }

  @Test(
    "tools never overlap, at any width, and a single one is truncated", arguments: [false, true])
  func toolWidths(isMirrored: Bool) {
    let direction: UserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.window.dispatch(.settingsChanged(Settings(layoutDirection: direction)))
    let bar = Toolbar(items: [
      BarButtonItem(image: Sample.icon(0)), .fixedSpace(12), BarButtonItem(title: "Write"),
      BarButtonItem(image: Sample.icon(1)), .flexibleSpace(), BarButtonItem(title: "Share"),
      BarButtonItem(title: "Save", style: .prominent),
    ])
    for width in stride(from: 0.0, through: 590, by: 7) {
      show(bar, width: width)
      checkApart(bar, "tools in \(width)")
      #expect(width < 130 || parts(of: bar).count > 1, "tools in \(width)")
    }
    bar.items = [BarButtonItem(title: "A single tool with a long name")]
    show(bar, width: 100)
    checkApart(bar, "one tool")
    #expect(stage.view(named: "More") == nil)
  }

  // MARK: Navigation

  @Test(
    "titles, back buttons and items never overlap, at any width",
    arguments: [
      ("Attic", "House"), ("A title that is much too long for a bar", "House"),
      ("Attic", "The whole house with all its rooms"),
    ], [false, true])
  func navigation(names: (String, String), isMirrored: Bool) throws {
    let direction: UserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.window.dispatch(.settingsChanged(Settings(layoutDirection: direction)))
    let bar = NavigationBar()
    let item = NavigationItem(title: names.0)
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = [BarButtonItem(title: "Edit"), BarButtonItem(image: Sample.icon(0))]
    item.rightBarButtonItems = [
      BarButtonItem(title: "Done", style: .prominent), BarButtonItem(image: Sample.icon(1)),
      BarButtonItem(title: "Share"), BarButtonItem(title: "Print"),
    ]
    bar.items = [NavigationItem(title: names.1), item]
    for width in stride(from: 0.0, through: 590, by: 7) {
      show(bar, width: width)
      checkApart(bar, "\(names) in \(width)")
      guard width > 150 else { continue }
      let back = try #require(stage.view(named: "Back to \(names.1)"))
      #expect(back.bounds.width >= 44)
    }
  }

  @Test("a title is in the middle, or as near to it as possible")
  func titlePlace() throws {
    let bar = NavigationBar()
    let item = NavigationItem(title: "Attic")
    bar.items = [item]
    show(bar, width: 300)
    let title = try #require(stage.view(named: "Attic"))
    func middle() -> Double { title.convert(title.bounds, to: bar).midX }
    #expect(abs(middle() - 150) < 1)
    item.rightBarButtonItems = [
      BarButtonItem(title: "Done"), BarButtonItem(title: "Share"), BarButtonItem(title: "Print"),
    ]
    stage.settle()
    #expect(middle() < 140)
    item.rightBarButtonItems = [BarButtonItem(title: "Done")]
    stage.settle()
    #expect(abs(middle() - 150) < 1)
  }

  @Test("a back button whose text does not fit is an arrow with the same accessibility label")
  func arrow() throws {
    let bar = NavigationBar()
    let item = NavigationItem(title: "Attic")
    item.rightBarButtonItems = [BarButtonItem(title: "Done"), BarButtonItem(title: "Share")]
    bar.items = [NavigationItem(title: "The whole house"), item]
    show(bar, width: 240)
    let back = try #require(stage.view(named: "Back to The whole house") as? Button)
    #expect(back.bounds.width == 44 && back.displayedTexts.isEmpty)
    show(bar, width: 590)
    #expect(back.displayedTexts.first?.isTruncated == false)
  }
}
