import AtriumHarness
import Foundation
import StandIns
import TestSupport
import Testing
import UIKit

/// Components with other shapes of API: a calendar, a photo viewer, a parallax header, swiped rows, a ring and lists.
@MainActor
struct ComponentShapeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIViewController()

  init() { stage.window.rootViewController = root }

  @Test("constraints are made from untyped items, and a window from a scene or from nothing")
  func untypedItems() async {
    let (view, guide): (Any, Any) = (root.view as Any, root.view.safeAreaLayoutGuide)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .top, multiplier: 1,
      constant: 4)
    #expect(constraint.firstItem === root.view && constraint.secondItem is UILayoutGuide)
    #expect(NSLayoutConstraint().firstItem == nil)
    let window = UIWindow()
    #expect(window.bounds.size == UIScreen.main.bounds.size && window.isHidden)
    UIApplication.shared.statusBarStyle = .lightContent
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    UIApplication.shared.isStatusBarHidden = false
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIFont(name: "Inter", size: 12)?.fontName == "Inter")
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: 5, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1,
          constant: 0)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "A constraint has the item 5 of type Int; give a view or a layout guide.")
  }

  private final class Days: CalendarGridDelegate {
    var selected: [Date] = []
    func calendarGrid(_ calendar: CalendarGrid, didSelect date: Date) { selected.append(date) }
  }

  @Test("a calendar shows the days of months on pages, and selects a day")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let grid = CalendarGrid(frame: CGRect(x: 0, y: 0, width: 350, height: 352))
    let days = Days()
    grid.delegate = days
    grid.calendar = calendar
    root.view.addSubview(grid)
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 9)))
    grid.show(from: start, months: 3)
    stage.settle()
    // March 2026 begins on a Sunday, so the first cell is its first day.
    let first = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    let next = try #require(calendar.date(byAdding: .day, value: 40, to: start))
    grid.select(next, animated: false)
    stage.settle()
    #expect(grid.collectionView.contentOffset.x == 350)
    #expect(calendar.component(.month, from: grid.currentMonth) == 4)
    let path = try #require(grid.collectionView.indexPathsForSelectedItems?.first)
    #expect(path.section == 1 && grid.selectedDate == next && days.selected == [])
    let empty = IndexPath(item: 0, section: 1)
    #expect(!grid.collectionView(grid.collectionView, shouldSelectItemAt: empty))
    grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: 6, section: 0))
    #expect(days.selected.map { calendar.component(.day, from: $0) } == [2])
  }

  @Test("a photo is as large as fits, zooms by a double tap, and turns to the next photo")
  func photos() throws {
    let images = (0..<2).map { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 640, height: 480)).image { _ in }
    }
    let viewer = PhotoViewer(images: images)
    root.present(viewer, animated: false)
    stage.settle()
    func scroll(in view: UIView) -> ZoomingPhotoView? {
      view as? ZoomingPhotoView ?? view.subviews.lazy.compactMap { scroll(in: $0) }.first
    }
    let photo = try #require(scroll(in: viewer.view))
    #expect(photo.zoomScale == 0.5 && photo.minimumZoomScale == 0.5 && photo.maximumZoomScale == 2)
    #expect(photo.imageView.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
    for _ in 0..<2 { stage.click(at: CGPoint(x: 160, y: 240)) }
    stage.settle()
    #expect(photo.zoomScale == 1 && photo.panGestureRecognizer.isEnabled)
    stage.click(on: "Close")
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("a header above a table shrinks while it scrolls")
  func parallax() {
    let table = ParallaxTableController()
    stage.window.rootViewController = table
    stage.settle()
    let header = table.tableView.parallaxHeader
    #expect(table.tableView.contentInset.top == 200 && header.contentView.bounds.height == 200)
    table.tableView.contentOffset.y = -122
    stage.settle()
    #expect(header.contentView.bounds.height == 122 && header.progress == 0.5)
    table.tableView.contentOffset.y = 400
    stage.settle()
    #expect(header.contentView.bounds.height == 44 && header.progress == 0)
    #expect(header.view === table.header && table.header.bounds.height == 44)
  }

  private final class Rows: NSObject, UITableViewDataSource, SwipeRowDelegate {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? SwipeRow)?.delegate = self
      return cell
    }
    func swipeRow(_ cell: SwipeRow, actionsOn side: SwipeRowSide) -> [SwipeRowAction] {
      side == .left
        ? []
        : [
          SwipeRowAction(title: "Pin", backgroundColor: .blue) { [weak self] path in
            self?.heard.append("pin \(path.row)")
          }
        ]
    }
    func swipeRowDidOpen(_ cell: SwipeRow) { heard.append("open") }
  }

  @Test("a row that is dragged aside opens its buttons, and a button closes it")
  func swipe() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows()
    table.register(forCellReuseIdentifier: "row") {
      SwipeRow(style: .default, reuseIdentifier: "row")
    }
    table.rowHeight = 60
    table.dataSource = rows
    root.view.addSubview(table)
    stage.settle()
    stage.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 180, y: 90))
    stage.settle()
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? SwipeRow)
    #expect(row.isOpen && row.contentView.transform.tx == -80 && rows.heard == ["open"])
    stage.click(on: "Pin")
    stage.settle()
    #expect(rows.heard == ["open", "pin 1"] && !row.isOpen && row.contentView.transform.tx == 0)
  }

  private final class Heights: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout,
      heightForItemAt indexPath: IndexPath
    ) -> CGFloat { [100, 40, 60, 80][indexPath.item] }
  }

  @Test("the items of a waterfall are added to the shortest column")
  func waterfall() {
    let layout = WaterfallLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 208, height: 300), collectionViewLayout: layout)
    let heights = Heights()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = heights
    view.delegate = heights
    root.view.addSubview(view)
    stage.settle()
    let frames = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 108, y: 0, width: 100, height: 40),
        CGRect(x: 108, y: 48, width: 100, height: 60), CGRect(x: 0, y: 108, width: 100, height: 80),
      ])
    #expect(view.contentSize == CGSize(width: 208, height: 188))
  }

  @Test("a ring counts up to its value, and follows a press")
  func ring() {
    let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    root.view.addSubview(ring)
    stage.window.dispatch(.focus(true))
    stage.settle()
    var isDone = false
    ring.setProgress(0.5, duration: 1) { isDone = true }
    stage.advance(by: 0.5)
    #expect(ring.progress == 0.5 && !isDone && ring.percentLabel.text != "50 %")
    stage.settle()
    #expect(ring.percentLabel.text == "50 %" && isDone)
    stage.click(at: CGPoint(x: 110, y: 60))
    stage.settle()
    #expect(ring.progress == 0.25 && ring.percentLabel.text == "25 %")
  }

  @Test("a list shows bars while it loads, and then the rows that match the search")
  func list() {
    let list = ShimmerListController()
    stage.window.rootViewController = UINavigationController(rootViewController: list)
    stage.turn()
    #expect(list.tableView.numberOfRows(inSection: 0) == 8)
    list.state = .loaded(["Pear", "Apple", "Plum"])
    stage.advance(by: 1)
    let bar = list.tableView.tableHeaderView as? UISearchBar
    bar?.becomeFirstResponder()
    stage.type("pl")
    stage.advance(by: 1)
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
    stage.click(on: "Sort")
    stage.advance(by: 1)
    stage.click(on: "A to Z")
    stage.advance(by: 1)
    let first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.textLabel?.text == "Apple")
    struct Failure: LocalizedError { var errorDescription: String? { "No connection" } }
    list.state = .failed(Failure())
    #expect((list.tableView.backgroundView as? UILabel)?.text == "No connection")
  }
}
