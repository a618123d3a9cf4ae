import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A stage with a button at 20,20, 120×44, and a log of the actions that the user has chosen.
@MainActor
final class MenuBed {
  let stage: Stage
  let root = ViewController()
  let button = Button(title: "Sort")
  private(set) var log: [String] = []

  init(size: Size = Size(width: 500, height: 400), settings: Settings = Settings()) {
    stage = Stage(size: size)
    stage.window.dispatch(.settingsChanged(settings))
    stage.window.rootViewController = root
    button.frame = Rect(x: 20, y: 20, width: 120, height: 44)
    root.view.addSubview(button)
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  func note(_ line: String) { log.append(line) }

  /// Returns the log and clears it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func action(
    _ title: String, attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [weak self] in
      self?.log.append($0.title)
    }
  }

  func menu(_ titles: String...) -> Menu { Menu(children: titles.map { action($0) }) }

  /// Makes the button open a menu when it is pressed.
  func show(_ menu: Menu) {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.settle()
  }

  /// Opens the menu of the button by a click.
  func open(_ menu: Menu) {
    show(menu)
    stage.click(at: Point(x: 80, y: 42))
    stage.settle()
  }

  func click(_ name: String) {
    stage.click(on: name)
    stage.settle()
  }

  func keys(_ names: String...) {
    for name in names {
      stage.key(name)
      stage.settle()
    }
  }

  private func views(in view: View) -> [View] {
    [view] + view.subviews.filter { !$0.isHidden }.flatMap { views(in: $0) }
  }

  private var rows: [View] {
    views(in: stage.window).filter { $0.accessibilityTraits.contains(.menuItem) }
  }

  /// The titles of the items in the open menus, with a mark for each state.
  var items: [String] {
    rows.map { row in
      let traits = row.accessibilityTraits
      return (row.accessibilityLabel ?? "") + (traits.contains(.selected) ? " on" : "")
        + (traits.contains(.notEnabled) ? " disabled" : "")
        + (row.accessibilityRole == .menu ? " >" : "")
        + (row.accessibilityRole == .menuItemRadio ? " radio" : "")
    }
  }

  /// The frame of an item in the window.
  func frame(_ name: String) -> Rect? {
    rows.first { $0.accessibilityLabel == name }.map { $0.convert($0.bounds, to: nil) }
  }

  /// The item that has the focus; nil if there is none.
  var highlighted: String? {
    (stage.window.firstResponder as? View)?.accessibilityFocusedElement?.accessibilityLabel
  }

  var isOpen: Bool { !rows.isEmpty }
}
