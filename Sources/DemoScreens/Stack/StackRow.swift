import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A row of the inspector for one controller.
///
/// A click on the row pops all controllers above its controller. One button inserts a controller below this
/// controller. The other button removes this controller.
final class StackRow: View {
  /// The content of a row.
  struct Content: Equatable {
    var title: String
    var state: String
    /// Whether the controller's view is in the view tree.
    var isInTree: Bool
    /// Whether the controller is at the top of the stack.
    var isTop: Bool
  }

  static var height: Double { scaled(44) }

  fileprivate static func scaled(_ length: Double) -> Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: length).rounded()
  }

  let body = StackRowBody()
  let insertion = Button(title: "+", configuration: StackRow.small)
  let removal = Button(title: "×", configuration: StackRow.small)

  private static var small: Button.Configuration {
    var small = Button.Configuration.bordered()
    small.font = .preferredFont(forTextStyle: .title3)
    small.contentInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    small.minimumHeight = height
    return small
  }

  init() {
    super.init(frame: .zero)
    for view in [body, insertion, removal] { addSubview(view) }
  }

  /// Shows a controller.
  func show(_ content: Content) {
    body.content = content
    insertion.accessibilityLabel = String(localized: "Insert below %@", content.title)
    removal.accessibilityLabel = String(localized: "Remove %@", content.title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let side = 36.0
    let rest = max(0, bounds.width - 2 * (side + 4))
    func place(_ view: View, _ x: Double, _ width: Double) {
      view.frame = Rect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    place(body, 0, rest)
    place(insertion, rest + 4, side)
    place(removal, rest + side + 8, side)
  }
}

/// A control with the name and the state of a controller.
final class StackRowBody: Control, TextDisplaying {
  var content = StackRow.Content(title: "", state: "", isInTree: false, isTop: false) {
    didSet {
      guard content != oldValue else { return }
      title.text = content.title
      stateLabel.text = content.state
      accessibilityLabel =
        content.isTop ? content.title : String(localized: "Pop to %@", content.title)
      accessibilityValue = content.state
      // There is nothing to pop above the top controller.
      isEnabled = !content.isTop
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  private let title = Label(font: .preferredFont(forTextStyle: .headline))
  private let stateLabel = Label(font: .preferredFont(forTextStyle: .caption))

  /// Empty, because the labels inside the control report their own texts.
  var displayedTexts: [DisplayedText] { [] }

  init() {
    super.init(frame: .zero)
    accessibilityTraits = .button
    for label in [title, stateLabel] {
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 24)
    title.textRole = content.isTop ? \.onAccent : \.label
    stateLabel.textRole = content.isTop ? \.onAccent : \.secondaryLabel
    let middle = StackRow.scaled(23)
    title.frame = Rect(x: 12, y: 5, width: width, height: middle - 5)
    stateLabel.frame = Rect(x: 12, y: middle, width: width, height: StackRow.scaled(16))
    stateLabel.isHidden = stateLabel.sizeThatFits(.zero).width > width
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let shape = Path(roundedRect: bounds, cornerRadius: Theme.cornerRadius)
    if content.isTop {
      canvas.fill(shape, with: isHighlighted ? theme.pressedAccent : theme.accent)
    } else {
      canvas.fill(
        shape,
        with: isHighlighted ? theme.pressedFill : isHovered ? theme.hoverFill : theme.fill)
      // A bar at the leading edge shows that the view is in the view tree.
      guard content.isInTree else { return }
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      let bar = Rect(
        x: isMirrored ? bounds.width - 7 : 4, y: 10, width: 3, height: bounds.height - 20)
      canvas.fill(Path(roundedRect: bar, cornerRadius: 1.5), with: theme.accent)
    }
  }
}
