import AtriumControls
import AtriumGeometry
import AtriumKit

/// A presented controller, which shows the kind of presentation, a hint, and a button that dismisses it.
///
/// A page that covers the room's lists of calls lists the calls itself.
final class ModalPageController: ViewController {
  private let page: ModalPageView

  init(_ kind: ModalKind, _ calls: ModalCalls) {
    page = ModalPageView(kind, calls)
    super.init()
    title = kind.title
    page.button.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.presentingViewController?.dismiss(animated: true)
    }
  }

  override func loadView() { view = page }
}

private final class ModalPageView: View {
  let button = Button(title: String(localized: "Done"), configuration: .filled())
  private let title: Label
  private let hint: Label
  /// The calls of both controllers; nil if the page leaves the room's lists visible.
  private let calls: ModalCallsView?

  init(_ kind: ModalKind, _ calls: ModalCalls) {
    self.calls = kind.coversCalls ? ModalCallsView(calls) : nil
    title = Label(text: kind.title, font: .preferredFont(forTextStyle: .title2))
    hint = Label(text: kind.hint, font: .preferredFont(forTextStyle: .body))
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    title.accessibilityTraits = [.staticText, .header]
    hint.textRole = \.secondaryLabel
    hint.numberOfLines = 0
    for view in [title, hint, self.calls, button] { if let view { addSubview(view) } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    let insets = safeAreaInsets
    let isSmall = bounds.height < 220
    let margin = isSmall ? 16.0 : 28
    let width = max(0, min(bounds.width - 2 * margin, 480))
    let x = bounds.width < 600 ? margin : ((bounds.width - width) / 2).rounded()
    let text = hint.sizeThatFits(Size(width: width, height: 0)).height
    let heading = title.sizeThatFits(.zero).height
    var y = insets.top + (isSmall ? 16 : 40)
    for (view, height, gap) in [(title, heading, 6.0), (hint, text, isSmall ? 12 : 24)] {
      view.frame = Rect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    let size = button.sizeThatFits(.zero)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    // In a half-height sheet of a low window, the button is beside the title.
    let isBeside = y + size.height > bounds.height
    if isBeside { y = insets.top + 8 }
    button.frame = Rect(
      x: isBeside != isMirrored ? x + width - size.width : x, y: y, width: size.width,
      height: size.height)
    let top = isBeside ? hint.frame.maxY + 16 : button.frame.maxY + 32
    let bottom = bounds.height - insets.bottom - margin
    calls?.isHidden = bottom - top < 60
    calls?.frame = Rect(x: x, y: top, width: width, height: max(0, bottom - top))
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
