import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// A screen of the demo on a stage, with the assets of the source tree.
@MainActor
struct Demo {
  let stage: Stage
  let environment: DemoEnvironment
  let root: ViewController

  init(
    _ name: String, size: Size = Size(width: 960, height: 640), scale: Double = 1,
    settings: Settings = Settings(), assetsFolder: String? = Demo.assetsFolder,
    timeOfDay: Double? = nil,
    paints: Bool = true, report: @escaping @MainActor (String) -> Void = { _ in }
  ) throws {
    stage = Stage(size: size, scale: scale, settings: settings)
    stage.host.paints = paints
    environment = DemoEnvironment(assetsFolder: assetsFolder, report: report)
    root = DemoRoot.make(
      screen: try #require(ScreenCatalogue.screen(named: name)), environment: environment)
    if let timeOfDay {
      stage.window.dispatch(.timeOfDay(secondsSinceMidnight: timeOfDay, time: 0))
    }
    stage.window.rootViewController = root
    stage.settle()
  }

  /// The folder `assets` of the source tree.
  static var assetsFolder: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/assets"
  }

  var window: Window { stage.window }

  /// Returns the views of a type on screen, in the order of the tree.
  func views<Wanted>(_ type: Wanted.Type) -> [Wanted] {
    var found: [Wanted] = []
    func visit(_ view: View) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let wanted = view as? Wanted { found.append(wanted) }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    return found
  }

  /// Chooses a row of a menu near its left edge, where nothing covers the row.
  func choose(_ row: String) throws {
    let cell = try #require(views(TableViewCell.self).first { $0.textLabel.text == row })
    let frame = cell.convert(cell.bounds, to: nil)
    stage.click(at: Point(x: frame.minX + 30, y: frame.midY))
  }

  /// The pages of the gallery, in order.
  private static let pages = [
    "Controls", "Bars", "Table", "Scroll", "Stack", "Text", "Menus", "Grid",
  ]

  /// Shows a page of the gallery; in a narrow window the pages are in a menu.
  func open(page: String) throws {
    if stage.view(named: page) != nil {
      stage.click(on: page)
    } else {
      stage.click(on: "Page")
      stage.settle()
      let index = try #require(Demo.pages.firstIndex(of: page))
      for key in ["Home"] + Array(repeating: "Down", count: index) + ["Return"] { stage.key(key) }
    }
    stage.settle()
  }

  /// Scrolls the last table until a row is visible, and chooses the row.
  func scrollAndChoose(_ row: String) throws {
    let table = try #require(views(TableView.self).last)
    let area = table.convert(table.bounds, to: nil)
    for _ in 0..<40 {
      let cell = views(TableViewCell.self).first { $0.textLabel.text == row }
      if let cell, area.contains(cell.convert(cell.bounds, to: nil)) { break }
      table.contentOffset.y += 60
      stage.settle()
    }
    try choose(row)
  }

  /// Chooses a scene of the playground from the list of scenes, and lets its operations run.
  ///
  /// A scene that waits for the user before each operation stays at its beginning.
  func open(scene: String) throws {
    stage.click(on: "Scenes")
    stage.settle()
    try scrollAndChoose(scene)
    stage.settle()
    guard PlayScene.all.first(where: { $0.title == scene })?.isStepped != true else { return }
    for _ in 0..<20 where stage.view(named: "Next line") != nil { stage.advance(by: 1) }
    stage.settle()
  }

  /// The strings on screen and their frames in the window, without strings that a scroll view hides or clips.
  ///
  /// `isClipped` is true if a view that does not scroll hides a part of the string.
  var texts: [(text: DisplayedText, frame: Rect, isClipped: Bool)] {
    views((any TextDisplaying).self).flatMap { view in
      view.displayedTexts.compactMap { text in
        let frame = view.convert(text.rect, to: nil)
        return Demo.isInSight(frame, in: view)
          ? (text, frame, Demo.isClipped(frame, in: view)) : nil
      }
    }
  }

  private static func isClipped(_ frame: Rect, in view: View) -> Bool {
    var place: View? = view
    while let current = place {
      // The edges of letters may lie between two pixels.
      if current.clipsToBounds,
        !current.convert(current.bounds, to: nil).insetBy(dx: -1, dy: -1).contains(frame)
      {
        return true
      }
      place = current.superview
    }
    return false
  }

  private static func isInSight(_ frame: Rect, in view: View) -> Bool {
    var place = view.superview
    while let current = place {
      if current is ScrollView, !current.convert(current.bounds, to: nil).contains(frame) {
        return false
      }
      place = current.superview
    }
    return true
  }
}
