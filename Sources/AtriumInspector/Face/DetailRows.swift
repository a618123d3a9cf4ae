import AtriumControls
import AtriumContainers
import AtriumGeometry
import AtriumKit

/// The rows about the selected controller and the selected call (IN-13, IN-14, IN-15).
@MainActor
struct DetailRows {
  /// The maximum number of listed calls.
  private static let mostCalls = 40
  /// The maximum number of listed causes.
  private static let mostCauses = 12

  let session: InspectorSession
  /// Whether the pane is low: it has space for few rows, so the calls come before the facts.
  var isLow = false

  /// The rows.
  var rows: [InspectorRow] {
    var rows: [InspectorRow] = []
    if let number = session.selectedCall, let call = session.call(number) { rows += callRows(call) }
    guard let id = session.selection, let controller = session.controller(id) else {
      if rows.isEmpty {
        rows.append(
          text(
            "hint",
            String(
              localized:
                "Select a controller in the tree, or press Ctrl+Shift+C and click in the window."))
        )
        rows += causeRows
      }
      return rows
    }
    rows += problemRows(id)
    let facts = factRows(controller, id)
    // The heading, and the phase.
    rows += facts.prefix(2)
    if let node = session.tree?.node(id), !node.phase.isOnScreen {
      rows.append(text("off screen", OffScreenText.of(controller, node, session.directory)))
    }
    if let found = session.tree?.rows.first(where: {
      $0.node.children.contains { $0.id == id && $0.edge == .foreign }
    }) {
      let texts = UnownedText.of(session.directory.name(of: controller), in: found.node.name)
      rows += texts.enumerated().map { text("unowned \($0.offset)", $0.element) }
    }
    rows += presenterRows(controller)
    if session.tree?.node(id)?.children.contains(where: { [.child, .member].contains($0.edge) })
      == true
    {
      rows.insert(
        text(
          "container",
          String(
            localized:
              "A container: it owns the controllers below it, and shows their views in its own.")),
        at: 1 + (rows.firstIndex { $0.id == facts[0].id } ?? 0))
    }
    rows +=
      isLow
      ? lastCalls(id) + [heading(String(localized: "Facts"))] + facts.dropFirst(2)
      : facts.dropFirst(2) + lastCalls(id)
    rows += settingRows(id)
    rows += viewRows(id)
    return rows
  }

  // MARK: Parts

  private func heading(_ title: String, _ detail: String = "") -> InspectorRow {
    InspectorRow(
      id: "heading \(title)", style: .heading, title: title, detail: detail, isSelectable: false)
  }

  private func text(_ id: String, _ title: String) -> InspectorRow {
    InspectorRow(id: id, style: .text, title: title, isSelectable: false)
  }

  private func fact(_ title: String, _ detail: String) -> InspectorRow {
    InspectorRow(
      id: "fact \(title)", style: .fact, title: title, detail: detail, isSelectable: false)
  }

  private func callRows(_ call: InspectedCall) -> [InspectorRow] {
    let explanation = CallExplanation.of(call.event)
    let cause = session.causes.first { $0.id == call.cause }
    return [
      heading("\(call.name).\(call.event)", call.arguments),
      text("sentence", String(localized: explanation.sentence)),
      text("use", String(localized: explanation.use)),
    ]
      + [MoveOrder.sentence(about: call, in: session.calls)].compactMap {
        $0.map { text("order", $0) }
      }
      + [
        fact(String(localized: "Sent by"), call.sender.text),
        fact(String(localized: "Caused by"), cause?.summary ?? String(localized: "forgotten")),
        fact(
          String(localized: "When"),
          String(
            localized: "turn %@, %@, at %@ s", "\(call.turn)", call.step.title,
            call.time.inspectorTime)),
        fact(
          String(localized: "Rule"),
          String(localized: "%@, in Documentation/Rules", explanation.rule)),
        fact(String(localized: "File"), explanation.file),
      ]
  }

  /// The last causes, newest first (TL-10).
  private var causeRows: [InspectorRow] {
    let causes = session.causes.suffix(DetailRows.mostCauses).reversed()
    guard !causes.isEmpty else { return [] }
    return [
      heading(
        String(localized: "What caused the calls"),
        String(localized: "the last %@", "\(causes.count)")),
      text(
        "causes",
        String(
          localized:
            "A click, a key, a resize, a timer or a line of code. Choose one to see its calls.")),
    ]
      + causes.map { cause in
        InspectorRow(
          id: "cause \(cause.id)", style: .fact, title: cause.callsText, detail: cause.title)
      }
  }

  /// The properties that can be changed (IN-24).
  private func settingRows(_ id: Int) -> [InspectorRow] {
    let settings = session.settings(of: id)
    guard !settings.isEmpty else { return [] }
    return [heading(String(localized: "Change"), String(localized: "Return or a double click"))]
      + settings.map { setting in
        InspectorRow(
          id: "setting \(setting.title)", style: .fact, title: setting.title,
          detail: setting.value)
      }
  }

  private func problemRows(_ id: Int) -> [InspectorRow] {
    session.problems.filter { $0.controller == id }.map { ProblemRows.row($0) }
  }

  /// Returns the rows about the controller's presenter, and about the controller that it presents.
  ///
  /// The presenter may differ from the controller on which `present` was called.
  private func presenterRows(_ controller: ViewController) -> [InspectorRow] {
    let name = session.directory.name
    var rows: [InspectorRow] = []
    if let presenter = controller.presentingViewController, controller.parent == nil {
      rows += [
        fact(String(localized: "Presented by"), name(presenter)),
        text("presenter", PresenterText.of(presenter, of: controller, name: name)),
      ]
    }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      rows += [
        fact(String(localized: "Presents"), name(presented)),
        text("presents", PresenterText.of(controller, of: presented, name: name)),
      ]
    }
    if controller.definesPresentationContext {
      rows.append(fact("definesPresentationContext", "true"))
    }
    return rows
  }

  private func factRows(_ controller: ViewController, _ id: Int) -> [InspectorRow] {
    let node = session.tree?.node(id)
    var rows = [heading(session.directory.name(of: controller), "\(type(of: controller))")]
    rows.append(
      fact(String(localized: "Phase"), (node?.phase ?? InspectedPhase(of: controller)).title))
    if let parent = controller.parent {
      rows.append(fact(String(localized: "Parent"), session.directory.name(of: parent)))
    }
    let flags = [
      (controller.isMovingToParent, String(localized: "moving to its parent")),
      (controller.isMovingFromParent, String(localized: "moving from its parent")),
      (controller.isBeingPresented, String(localized: "being presented")),
      (controller.isBeingDismissed, String(localized: "being dismissed")),
      (controller.isPerformingTransition, String(localized: "running a transition")),
    ].filter(\.0).map(\.1)
    if !flags.isEmpty { rows.append(fact(String(localized: "Now"), flags.joined(separator: ", "))) }
    if let view = controller.viewIfLoaded {
      rows.append(
        fact(String(localized: "View"), "\(type(of: view)) \(DetailRows.words(view.frame))"))
      if view.window != nil {
        rows.append(
          fact(
            String(localized: "In the window"), DetailRows.words(view.convert(view.bounds, to: nil))
          ))
      }
      let insets = view.safeAreaInsets
      if insets != .zero {
        rows.append(
          fact(
            String(localized: "Safe area"),
            [insets.top, insets.left, insets.bottom, insets.right].map(\.inspectorText)
              .joined(separator: ", ")))
      }
    }
    let traits = controller.traitCollection
    rows.append(
      fact(
        String(localized: "Traits"),
        String(
          localized: "%@ width, %@ height", traits.horizontalSizeClass.title,
          traits.verticalSizeClass.title)))
    rows.append(
      fact(
        String(localized: "Forwards"),
        controller.shouldAutomaticallyForwardAppearanceMethods
          ? String(localized: "appearance calls, automatically")
          : String(localized: "appearance calls, explicitly")))
    if !controller.shouldAutomaticallyForwardAppearanceMethods {
      rows.append(
        text(
          "forwarding",
          String(
            localized:
              "shouldAutomaticallyForwardAppearanceMethods is false: the container's own code calls "
              + "beginAppearanceTransition and endAppearanceTransition of each child.")))
    }
    if let sized = session.calls.last(where: {
      $0.controller == id && $0.event == "viewWillTransition"
    }) {
      rows.append(fact(String(localized: "Size told"), sized.arguments))
    }
    if let driver = ContainerDriver.driver(of: controller) {
      func names(_ list: [ViewController]) -> String {
        list.isEmpty
          ? String(localized: "none") : list.map(session.directory.name).joined(separator: ", ")
      }
      rows.append(fact(String(localized: "Shows"), names(driver.shown)))
      if driver.wanted != driver.content {
        rows.append(fact(String(localized: "Wants next"), names(driver.wanted.displayed)))
      }
    }
    if let node, !node.children.isEmpty {
      rows.append(fact(String(localized: "Below it"), DetailRows.counts(of: node)))
    }
    return rows
  }

  private static func words(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.inspectorText)
    return "\(numbers[0]), \(numbers[1]) · \(numbers[2]) × \(numbers[3])"
  }

  private static func counts(of node: InspectedNode) -> String {
    let kinds: [(InspectedNode.Edge, String, String)] = [
      (.child, String(localized: "1 child"), "%@ children"),
      (.member, String(localized: "1 member"), "%@ members"),
      (.presented, String(localized: "1 presented"), "%@ presented"),
      (.foreign, String(localized: "1 foreign"), "%@ foreign"),
    ]
    return kinds.compactMap { edge, one, many in
      let count = node.children.filter { $0.edge == edge }.count
      return count == 0 ? nil : count == 1 ? one : String(localized: many, "\(count)")
    }.joined(separator: ", ")
  }

  private func isForeign(_ id: Int) -> Bool { session.tree?.node(id)?.edge == .foreign }

  private func lastCalls(_ id: Int) -> [InspectorRow] {
    let calls = session.calls.filter { $0.controller == id }
    guard !calls.isEmpty else {
      return [
        heading(String(localized: "Calls")),
        text(
          "no calls",
          isForeign(id)
            ? String(
              localized:
                "Not recorded: calls are recorded only for the root controller, its children and presented controllers."
            )
            : session.beganLate
              ? String(
                localized:
                  "No call since the inspector opened. Calls are recorded from then on: change something in the window."
              )
              : String(localized: "No call has been recorded yet.")),
      ]
    }
    let title =
      calls.count == 1
      ? String(localized: "1 recorded") : String(localized: "%@ recorded", "\(calls.count)")
    return [heading(String(localized: "Calls"), title)]
      + calls.suffix(DetailRows.mostCalls).reversed().map { call in
        InspectorRow(
          id: DetailRows.id(call.number), style: .call, title: call.event, detail: call.arguments,
          trailing: call.time.inspectorTime, event: call.event)
      }
  }

  /// Returns the identifier of a call's row.
  static func id(_ call: Int) -> String { "call \(call)" }

  private func viewRows(_ id: Int) -> [InspectorRow] {
    let views = session.views(of: id)
    guard !views.isEmpty else { return [] }
    return [heading(String(localized: "Views"), "\(views.count)")]
      + views.enumerated().map { index, view in
        InspectorRow(
          id: "view \(index)", style: .view, title: view.text, level: view.level,
          isDimmed: view.isHidden || view.alpha < 0.01 || view.controller != nil,
          isSelectable: false)
      }
  }
}
