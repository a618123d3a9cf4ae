import AtriumControls
import AtriumGeometry
import AtriumKit

/// The controller from which all presentations start, with a button for each kind.
///
/// The controller defines the presentation context of *Over the card*.
final class ModalDeskController: ViewController {
  private let page = ModalDeskView()
  /// Called before a controller is presented.
  var onPresent: (ModalKind, ViewController) -> Void = { _, _ in }

  init() {
    super.init()
    title = String(localized: "Card")
    definesPresentationContext = true
  }

  override func loadView() {
    view = page
    for (kind, button) in page.buttons {
      button.addAction(for: .primaryActionTriggered) { [weak self, weak button] in
        guard let self, let button, presentedViewController == nil else { return }
        let controller = kind.makeController(from: button)
        onPresent(kind, controller)
        present(controller, animated: true)
      }
    }
  }
}

/// The view with the buttons, in as many columns as fit.
private final class ModalDeskView: View {
  let buttons = ModalKind.allCases.map { kind in
    (kind: kind, button: RoomAction.button(kind.title) {})
  }
  private let scroller = ScrollView()

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    addSubview(scroller)
    for (_, button) in buttons { scroller.addSubview(button) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    scroller.frame = bounds
    let (margin, gap) = (bounds.width < 360 ? 12.0 : 24, 12.0)
    let widest = buttons.map { $0.button.sizeThatFits(.zero).width }.max() ?? 0
    let room = max(1, bounds.width - 2 * margin)
    let columns = max(1, min(3, ((room + gap) / (widest + gap)).rounded(.down)))
    let width = ((room - gap * (columns - 1)) / columns).rounded(.down)
    let height = Theme.minimumTarget
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, (_, button)) in buttons.enumerated() {
      let column = Double(index % Int(columns))
      let x = margin + column * (width + gap)
      button.frame = Rect(
        x: isMirrored ? bounds.width - x - width : x,
        y: margin + Double(index / Int(columns)) * (height + gap), width: width, height: height)
    }
    let rows = (Double(buttons.count) / columns).rounded(.up)
    scroller.contentSize = Size(
      width: bounds.width, height: 2 * margin + rows * (height + gap) - gap)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
