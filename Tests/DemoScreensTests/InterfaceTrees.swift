import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import DemoScreens

/// Trees of controllers and views as text, with the values that a file sets.
@MainActor
enum InterfaceTrees {
  /// Returns the lines in which two texts differ.
  static func differences(_ one: [String], _ other: [String]) -> [String] {
    (0..<max(one.count, other.count)).compactMap { index in
      let lines = [one, other].map { $0.indices.contains(index) ? $0[index] : "-" }
      return lines[0] == lines[1] ? nil : "\(lines[0]) | \(lines[1])"
    }
  }

  /// Returns the text of a controller with its items and its children.
  static func text(of controller: ViewController, depth: Int = 0) -> [String] {
    var line = String(repeating: "  ", count: depth) + "\(type(of: controller))"
    line += " \(controller.title ?? "-")"
    if controller.parent is NavigationController {
      let item = controller.navigationItem
      line +=
        " item \(item.title ?? "-") left \((item.leftBarButtonItems ?? []).map { $0.title ?? "" })"
    }
    if controller.parent is TabBarController {
      let item: TabBarItem = controller.tabBarItem
      line += " tab \(item.title ?? "-") \(item.image?.size.width ?? 0)"
    }
    line += " segues \(controller.segueIdentifiers)"
    return [line] + controller.children.flatMap { text(of: $0, depth: depth + 1) }
  }

  /// Returns the text of a view with its subviews.
  static func text(of view: View, depth: Int = 0) -> [String] {
    let frame = view.frame
    var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
    line += " \(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)"
    if let color = view.backgroundColor { line += " on \(color)" }
    if view.isHidden { line += " hidden" }
    if view.clipsToBounds { line += " clips" }
    if let name = view.accessibilityLabel { line += " named \(name)" }
    switch view {
    case let label as Label:
      line += " “\(label.text)” \(label.font) \(label.textAlignment) \(label.numberOfLines)"
    case let stepper as Stepper:
      line += " \(stepper.minimumValue)...\(stepper.maximumValue) \(stepper.value)"
    case let slider as Slider:
      line += " \(slider.minimumValue)...\(slider.maximumValue) \(slider.value)"
    case let control as Switch: line += " \(control.isOn)"
    case let table as TableView: line += " \(table.style) rows of \(table.rowHeight)"
    case let cell as TableViewCell: line += " \(cell.accessoryType)"
    default: break
    }
    return [line] + view.subviews.flatMap { text(of: $0, depth: depth + 1) }
  }
}
