import AtriumControls
import AtriumGeometry
import AtriumKit

/// The main part of the playground: the actions, the palette, the scene and its code.
final class PlayBoard: View {
  /// The actions in the row above the scene.
  enum Action: CaseIterable {
    case verbs
    case new
    case undo
    case redo
    case replay
    case scenes
    case more

    var title: String {
      switch self {
      case .verbs: String(localized: "Do|playground")
      case .new: String(localized: "New")
      case .undo: String(localized: "Undo")
      case .redo: String(localized: "Redo")
      case .replay: String(localized: "Replay")
      case .scenes: String(localized: "Scenes")
      case .more: String(localized: "More")
      }
    }
  }

  /// The minimum height of the scene, in points, which the actions must leave.
  private static let leastScene = 64.0
  /// The height, in points, below which the board has no palette and only one row of actions.
  private static let lowHeight = 540.0

  let scene = PlayStageView()
  let palette = PlayPalette()
  let code = PlayTextView(label: String(localized: "Code of the scene"))
  /// Called for a click on an action.
  var onAction: (Action) -> Void = { _ in }
  private let card = CardView()
  private let buttons: [(action: Action, button: Button)]

  init() {
    buttons = Action.allCases.map { action in
      (action, RoomAction.button(action.title, style: action == .verbs ? .filled : .bordered) {})
    }
    super.init(frame: .zero)
    code.staysAtEnd = true
    card.addSubview(code)
    for (action, button) in buttons {
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.onAction(action) }
      addSubview(button)
    }
    for view in [palette, scene, card] as [View] { addSubview(view) }
  }

  /// The button of an action.
  subscript(action: Action) -> Button {
    buttons.first { $0.action == action }?.button ?? buttons[0].button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < PlayBoard.lowHeight
    let showsPalette = bounds.width >= 520 && !isLow
    palette.isHidden = !showsPalette
    var actions = buttons.filter { $0.action != .new || !showsPalette }
    var flow = PlayFlow(actions.map(\.button), width: bounds.width)
    // In a small window the least important buttons are hidden to make space for the scene. Their actions also have
    // keys.
    for least in [Action.replay, .redo, .undo, .new, .scenes]
    where bounds.height - flow.height - 10 < PlayBoard.leastScene {
      actions.removeAll { $0.action == least }
      flow = PlayFlow(actions.map(\.button), width: bounds.width)
    }
    // A low board has only one row. If the buttons need more, redoing and then undoing have only their keys.
    for least in [Action.redo, .undo] where isLow && flow.rowCount > 1 {
      actions.removeAll { $0.action == least }
      flow = PlayFlow(actions.map(\.button), width: bounds.width)
    }
    let shown = actions.map(\.button)
    flow.place(isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
    // Buttons without space are hidden. Their actions also have keys.
    for (_, button) in buttons {
      button.isHidden = !shown.contains { $0 === button } || button.frame.maxY > bounds.height
    }
    var y = flow.height + 10
    if showsPalette {
      let height = palette.sizeThatFits(bounds.size).height
      palette.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      y += height + 10
    }
    let rest = max(0, bounds.height - y)
    let showsCode = rest >= 230
    let codeHeight = showsCode ? min(220, max(84, (rest * (isLow ? 0.3 : 0.4)).rounded())) : 0
    card.isHidden = !showsCode
    scene.frame = Rect(
      x: 0, y: y, width: bounds.width, height: max(0, rest - (showsCode ? codeHeight + 10 : 0)))
    card.frame = Rect(
      x: 0, y: bounds.height - codeHeight, width: bounds.width, height: codeHeight)
    // The insets keep scrolled lines off the rounded corners.
    code.frame = card.bounds.insetBy(dx: 0, dy: min(4, codeHeight / 2))
  }
}
