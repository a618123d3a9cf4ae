import AtriumGeometry

/// The Swift code of operations and scenes.
package enum PlayCode {
  /// Returns the lines of Swift that an operation runs.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - kinds: The kinds of the controllers, by their names.
  ///   - isAnimated: Whether changes are animated.
  /// - Returns: The lines; a comment for an operation without code, such as a wait.
  package static func lines(
    of operation: PlayOperation, kinds: [String: PlayKind], isAnimated: Bool = true
  ) -> [String] {
    switch operation {
    case .make(let name, let kind): ["let \(name) = \(kind.code)", "\(name).title = \"\(name)\""]
    case .add, .remove:
      operation.steps.flatMap { lines(of: $0, kinds: kinds, isAnimated: isAnimated) }
    case .addChild(let child, let parent): ["\(parent).addChild(\(child))"]
    case .addView(let child, let parent): ["\(parent).view.addSubview(\(child).view)"]
    case .didMove(let child, let parent): ["\(child).didMove(toParent: \(parent))"]
    case .willMove(let child): ["\(child).willMove(toParent: nil)"]
    case .removeView(let child): ["\(child).view.removeFromSuperview()"]
    case .removeChild(let child): ["\(child).removeFromParent()"]
    case .swap(let old, let new, let parent):
      [
        "\(parent).addChild(\(new))",
        "\(old).willMove(toParent: nil)",
        "\(parent).transition(",
        "  from: \(old), to: \(new), duration: \(isAnimated ? "0.3" : "0"),",
        "  options: .transitionCrossDissolve,",
        "  completion: { _ in",
        "    \(old).removeFromParent()",
        "    \(new).didMove(toParent: \(parent))",
        "  })",
      ]
    case .push(let page, let stack):
      ["\(stack).pushViewController(\(page), animated: \(isAnimated))"]
    case .pop(let stack): ["\(stack).popViewController(animated: \(isAnimated))"]
    case .put(let page, let container): put(page, in: container, kinds[container])
    case .select(let page, let container):
      [
        kinds[container] == .tabs
          ? "\(container).selectedViewController = \(page)"
          : "\(container).select(\(page), animated: \(isAnimated))"
      ]
    case .present(let page, let presenter, let style):
      [
        "\(page).modalPresentationStyle = .\(style.rawValue)",
        "\(presenter).present(\(page), animated: \(isAnimated))",
      ]
    case .dismiss(let presenter): ["\(presenter).dismiss(animated: \(isAnimated))"]
    case .load(let page): ["\(page).loadViewIfNeeded()"]
    case .hide(let page, let isHidden): ["\(page).view.isHidden = \(isHidden)"]
    case .begin(let page, let appears):
      ["\(page).beginAppearanceTransition(\(appears), animated: \(isAnimated))"]
    case .end(let page): ["\(page).endAppearanceTransition()"]
    case .resize(let size):
      [
        "court.view.window?.requestSize("
          + "Size(width: \(Int(nearest: size.width)), height: \(Int(nearest: size.height))))"
      ]
    case .drag(let stack, let part):
      ["// A finger drags the page of \(stack) back by \(Int(nearest: part * 100)) %."]
    case .wait: ["// \(operation.text) s"]
    }
  }

  private static func put(_ page: String, in container: String, _ kind: PlayKind?) -> [String] {
    switch kind {
    case .tabs: ["\(container).viewControllers = (\(container).viewControllers ?? []) + [\(page)]"]
    case .split:
      [
        "\(container).setViewController(",
        "  \(page), for: \(container).viewController(for: .primary) == nil ? .primary : .secondary)",
      ]
    default: ["\(container).viewControllers.append(\(page))"]
    }
  }

  /// Returns a Swift file for a scene: its controllers, and a function for its steps.
  ///
  /// The file needs only `import Atrium`. `court` is the root of a window, and each step runs in a turn of the window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: The name of the type.
  /// - Returns: The file.
  package static func file(of scene: PlayScene, named name: String = "Scene") -> String {
    "import Atrium\n\n\(type(of: scene, named: name))\n\(containers)"
  }

  /// Returns the Swift type for a scene, without the declarations of the containers that the scene uses.
  package static func type(of scene: PlayScene, named name: String) -> String {
    let kinds = scene.kinds
    var lines = [
      "/// \(scene.title): a scene of Atrium's playground.", "///",
      "/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.",
      "@MainActor", "struct \(name) {", "  let court = TilesController()",
    ]
    for case .make(let name, let kind) in scene.operations {
      lines.append("  let \(name) = \(kind.code)")
    }
    lines += [
      "", "  /// The number of steps.", "  let count = \(scene.operations.count)", "",
      "  init() {", "    court.title = \"court\"",
    ]
    for case .make(let name, _) in scene.operations {
      lines.append("    \(name).title = \"\(name)\"")
    }
    lines += [
      "  }", "", "  /// Runs a step; the next one follows when nothing moves any more.",
      "  func step(_ number: Int) {", "    switch number {",
    ]
    for (index, operation) in scene.operations.enumerated() {
      var code = PlayCode.lines(of: operation, kinds: kinds, isAnimated: scene.isAnimated)
      if case .make(let name, _) = operation { code = ["_ = \(name)"] }
      lines.append("    case \(index):")
      lines += code.map { "      \($0)" }
      // A case needs at least one statement.
      if code.allSatisfy({ $0.hasPrefix("//") }) { lines.append("      break") }
    }
    lines += ["    default: break", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// The declarations of the playground's containers, for exported code.
  package static let containers = """
    /// A container that places the views of its children side by side.
    class TilesController: ViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let tiles = view.subviews
        let columns = max(1, Int(Double(tiles.count).squareRoot().rounded(.up)))
        let rows = (tiles.count + columns - 1) / columns
        for (index, tile) in tiles.enumerated() {
          let size = Size(
            width: view.bounds.width / Double(columns), height: view.bounds.height / Double(rows))
          let place = Rect(
            x: Double(index % columns) * size.width, y: Double(index / columns) * size.height,
            width: size.width, height: size.height)
          tile.frame = place.insetBy(dx: min(8, size.width / 4), dy: min(8, size.height / 4))
        }
      }
    }

    /// A container that does not forward appearance calls automatically.
    final class HandController: TilesController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    """
}
