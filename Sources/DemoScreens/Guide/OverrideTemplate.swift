/// The lines of Swift for an override of a life-cycle call, shown for a class without such an override.
package enum OverrideTemplate {
  private typealias Parameter = (label: String, name: String, type: String)

  private static let parameters: [String: [Parameter]] = {
    let animated: [Parameter] = [("_", "animated", "Bool")]
    let parent: [Parameter] = [("toParent", "parent", "ViewController?")]
    let coordinator: Parameter = (
      "with", "coordinator", "any ViewControllerTransitionCoordinator"
    )
    let orientation: [Parameter] = [
      ("to", "orientation", "InterfaceOrientation"), ("", "duration", "Double"),
    ]
    return [
      "viewDidLoad": [], "willMove": parent, "didMove": parent, "viewWillAppear": animated,
      "viewIsAppearing": animated, "viewDidAppear": animated, "viewWillDisappear": animated,
      "viewDidDisappear": animated, "viewWillTransition": [("to", "size", "Size"), coordinator],
      "willTransition": [("to", "newCollection", "TraitCollection"), coordinator],
      "willRotate": orientation, "willAnimateRotation": orientation,
      "didRotate": [("from", "orientation", "InterfaceOrientation")],
    ]
  }()

  /// Returns the declaration of a call, such as `func viewWillAppear(_ animated: Bool)`; nil for an unknown call.
  package static func declaration(of call: String) -> String? {
    parameters[call].map { parameters in
      let words = parameters.map {
        $0.label.isEmpty ? "\($0.name): \($0.type)" : "\($0.label) \($0.name): \($0.type)"
      }
      return "func \(call)(\(words.joined(separator: ", ")))"
    }
  }

  /// Returns the lines of an override that calls `super`; empty for an unknown call.
  package static func lines(of call: String) -> [String] {
    guard let declaration = declaration(of: call), let parameters = parameters[call] else {
      return []
    }
    let arguments = parameters.map {
      $0.label == "_" ? $0.name : "\($0.label.isEmpty ? $0.name : $0.label): \($0.name)"
    }
    return [
      "override \(declaration) {", "  super.\(call)(\(arguments.joined(separator: ", ")))", "}",
    ]
  }
}
