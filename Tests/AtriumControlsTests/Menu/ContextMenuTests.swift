import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Context menus of views, tables and collection views.
@MainActor
struct ContextMenuTests {
  private let bed = MenuBed()
  private var stage: Stage { bed.stage }

  private final class Delegate: ContextMenuInteractionDelegate {
    let name: String
    let bed: MenuBed
    var hasMenu = true
    init(_ name: String, _ bed: MenuBed) { (self.name, self.bed) = (name, bed) }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      bed.note("\(name) at \(location.x),\(location.y)")
      guard hasMenu else { return nil }
      return ContextMenuConfiguration(identifier: name, previewProvider: nil) {
        [bed, name] suggested in
        Menu(children: [bed.action("Copy \(name)"), bed.action("\(suggested.count)")])
      }
    }
    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      willDisplayMenuFor configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { [bed] in bed.note("shown") }
      animator?.addAnimations { [bed] in bed.note("showing") }
      bed.note("will display \(configuration.identifier)")
    }
    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) { bed.note("will end \(configuration.identifier)") }
  }

  /// The delegates, which the interactions do not retain.
  private final class Kept { var delegates: [Delegate] = [] }
  private let kept = Kept()

  private func card(_ name: String, in view: View, _ frame: Rect) -> (View, Delegate) {
    let card = View(frame: frame)
    let delegate = Delegate(name, bed)
    kept.delegates.append(delegate)
    card.addInteraction(ContextMenuInteraction(delegate: delegate))
    view.addSubview(card)
    return (card, delegate)
  }

  @Test("the right button opens the menu at the pointer, and the delegate is notified")
  func rightButton() {
    let (card, delegate) = card(
      "A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    #expect(bed.takeLog() == ["A at 50.0,60.0", "will display A", "showing", "shown"])
    #expect(bed.items == ["Copy A", "0"])
    #expect(bed.frame("Copy A") == Rect(x: 154, y: 164, width: 152, height: 36))
    bed.click("Copy A")
    #expect(bed.takeLog() == ["will end A", "Copy A"])
    stage.click(at: Point(x: 150, y: 160))
    stage.settle()
    #expect(bed.takeLog() == [] && delegate.hasMenu && card.interactions.count == 1)
  }

  @Test("a press of the right button may be dragged to a row and released there")
  func drag() {
    _ = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    stage.press(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    stage.move(to: Point(x: 200, y: 215))
    #expect(bed.highlighted == "0")
    stage.release(at: Point(x: 200, y: 215), button: .secondary)
    stage.settle()
    #expect(bed.takeLog().suffix(2) == ["will end A", "0"] && !bed.isOpen)
  }

  @Test("a finger opens the menu after 0.5 seconds, unless it has moved")
  func finger() {
    let (_, delegate) = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    let point = Point(x: 150, y: 160)
    stage.touch(began: point)
    stage.advance(by: 0.45)
    #expect(!bed.isOpen)
    stage.advance(by: 0.1)
    #expect(bed.isOpen)
    stage.touch(ended: point)
    stage.settle()
    #expect(bed.isOpen)
    bed.keys("Escape")
    stage.touch(began: point)
    stage.touch(moved: Point(x: 180, y: 160))
    stage.advance(by: 1)
    #expect(!bed.isOpen && delegate.hasMenu)
    stage.touch(ended: Point(x: 180, y: 160))
  }

  @Test("a view whose delegate has no menu leaves the press to the view around it")
  func nesting() {
    let (outer, _) = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    let (_, inner) = card("B", in: outer, Rect(x: 10, y: 10, width: 100, height: 100))
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    #expect(bed.items == ["Copy B", "0"])
    bed.keys("Escape")
    inner.hasMenu = false
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    #expect(bed.items == ["Copy A", "0"])
  }

  @Test(
    "the Menu key and Shift+F10 open the menu of the focused view",
    arguments: ["Menu", "Shift+F10"])
  func keys(key: String) {
    let (outer, _) = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    let (card, inner) = card("B", in: outer, Rect(x: 10, y: 10, width: 150, height: 100))
    let button = Button(title: "Inside")
    button.frame = Rect(x: 20, y: 30, width: 100, height: 44)
    card.addSubview(button)
    button.becomeFirstResponder()
    bed.keys(key)
    #expect(bed.takeLog() == ["B at 70.0,52.0", "will display B", "showing", "shown"])
    #expect(bed.highlighted == "Copy B")
    #expect(bed.frame("Copy B")?.origin == Point(x: 134, y: 192))
    bed.keys("Escape")
    #expect(button.isFirstResponder)
    inner.hasMenu = false
    bed.keys(key)
    #expect(bed.items == ["Copy A", "0"])
  }

  @Test(
    "the elements of an open menu can be replaced, and it closes in code or when its interaction is removed"
  )
  func interaction() {
    let (card, _) = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    guard let interaction = card.interactions.first as? ContextMenuInteraction else {
      Issue.record("no interaction")
      return
    }
    func open() {
      stage.click(at: Point(x: 150, y: 160), button: .secondary)
      stage.settle()
    }
    #expect(interaction.menuAppearance == .unknown)
    open()
    #expect(interaction.menuAppearance == .compact)
    #expect(interaction.location(in: card) == Point(x: 50, y: 60))
    #expect(interaction.location(in: nil) == Point(x: 150, y: 160))
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren(menu.children.dropLast() + [bed.action("New")])
    }
    stage.settle()
    #expect(bed.items == ["Copy A", "New"])
    interaction.dismissMenu()
    stage.settle()
    #expect(!bed.isOpen && interaction.menuAppearance == .unknown)
    open()
    card.removeInteraction(interaction)
    stage.settle()
    #expect(!bed.isOpen && interaction.view == nil)
    open()
    #expect(!bed.isOpen)
  }

  @Test(
    "a view that is released while its menu is open is notified of the end, and is released then")
  func releasedView() {
    weak var released: View?
    do { released = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200)).0 }
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    #expect(bed.isOpen)
    _ = bed.takeLog()
    bed.root.view.subviews.last?.removeFromSuperview()
    #expect(bed.takeLog() == ["will end A"])
    stage.settle()
    #expect(!bed.isOpen && released == nil)
  }

  @Test("a menu stays open in a window that is smaller than the margins of menus")
  func tinyWindow() {
    _ = card("A", in: bed.root.view, Rect(x: 100, y: 100, width: 200, height: 200))
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    let size = stage.window.bounds.size
    for tiny in [
      Size(width: 3, height: 3), Size(width: 1, height: 400), Size(width: 400, height: 1),
    ] {
      stage.dispatchResize(to: tiny)
      stage.settle()
      #expect(bed.isOpen)
    }
    stage.dispatchResize(to: size)
    stage.settle()
    #expect(bed.frame("Copy A") == Rect(x: 154, y: 164, width: 152, height: 36))
  }

  // MARK: Tables and collection views

  private final class Rows: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
    CollectionViewDelegate
  {
    let bed: MenuBed
    var hasMenu = true
    init(_ bed: MenuBed) { self.bed = bed }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return configuration("\(indexPath.row) at \(point.x),\(point.y)")
    }
    func tableView(
      _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) { bed.note("will display") }
    func tableView(
      _ tableView: TableView,
      willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) { bed.note("will end") }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      bed.note("select \(indexPath.row)")
    }

    private func configuration(_ text: String) -> ContextMenuConfiguration {
      bed.note(text)
      return ContextMenuConfiguration(actionProvider: { [bed] _ in
        Menu(children: [bed.action("Delete")])
      })
    }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ view: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: Point
    ) -> ContextMenuConfiguration? {
      configuration("\(indexPaths.map(\.item)) at \(point.x),\(point.y)")
    }
  }

  @Test(
    "a table opens the menu of a row by the right button and by keys, without selecting the row")
  func table() {
    let rows = Rows(bed)
    let table = TableView(frame: Rect(x: 100, y: 100, width: 200, height: 200))
    (table.dataSource, table.delegate) = (rows, rows)
    bed.root.view.addSubview(table)
    stage.settle()
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    #expect(bed.takeLog() == ["1 at 50.0,60.0", "will display"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    bed.click("Delete")
    #expect(bed.takeLog() == ["will end", "Delete"] && table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == false)
    table.becomeFirstResponder()
    bed.keys("Down", "Down", "Menu")
    #expect(
      bed.takeLog() == ["select 0", "select 1", "1 at 100.0,66.0", "will display"])
    #expect(bed.highlighted == "Delete")
    bed.keys("Escape")
    #expect(bed.takeLog() == ["will end"] && table.isFirstResponder)
    rows.hasMenu = false
    bed.keys("Menu")
    #expect(!bed.isOpen && bed.takeLog() == [])
  }

  @Test("a table that is released while its menu is open notifies its delegate of the end")
  func releasedTable() {
    let rows = Rows(bed)
    weak var released: TableView?
    do {
      let table = TableView(frame: Rect(x: 100, y: 100, width: 200, height: 200))
      (table.dataSource, table.delegate) = (rows, rows)
      bed.root.view.addSubview(table)
      released = table
    }
    stage.settle()
    stage.click(at: Point(x: 150, y: 160), button: .secondary)
    stage.settle()
    released?.removeFromSuperview()
    bed.root.dismiss(animated: false)
    stage.settle()
    #expect(bed.takeLog() == ["1 at 50.0,60.0", "will display", "will end"])
    #expect(released == nil)
  }

  @Test("a collection view opens the menu of an item, or of all selected items")
  func collection() {
    let rows = Rows(bed)
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 60, height: 60)
    let view = CollectionView(
      frame: Rect(x: 100, y: 100, width: 200, height: 200), collectionViewLayout: flow)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.allowsMultipleSelection = true
    (view.dataSource, view.delegate) = (rows, rows)
    bed.root.view.addSubview(view)
    stage.settle()
    stage.click(at: Point(x: 120, y: 120), button: .secondary)
    stage.settle()
    #expect(bed.takeLog() == ["[0] at 20.0,20.0"])
    bed.keys("Escape")
    for item in [0, 2] {
      view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    stage.click(at: Point(x: 120, y: 120), button: .secondary)
    stage.settle()
    #expect(bed.takeLog() == ["[0, 2] at 20.0,20.0"])
    bed.keys("Escape")
    view.becomeFirstResponder()
    bed.keys("Shift+F10")
    bed.click("Delete")
    #expect(bed.takeLog() == ["[0, 2] at 170.0,30.0", "Delete"])
  }
}
