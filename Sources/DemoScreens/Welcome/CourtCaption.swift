import AtriumControls
import AtriumGeometry
import AtriumKit

/// A caption in the middle of the court with the title of the hovered or focused room.
final class CourtCaption: View {
  private let label = Label(font: .preferredFont(forTextStyle: .headline))

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    borderWidth = 1
    // The room's control already has this text as its accessibility label.
    label.accessibilityLabel = ""
    addSubview(label)
  }

  /// The displayed title; nil displays none.
  var text: String? {
    didSet {
      guard text != oldValue else { return }
      label.text = text ?? ""
      isHidden = text == nil
    }
  }

  /// Places the caption in the middle of a plan.
  func place(in plan: CourtPlan) {
    let size = label.sizeThatFits(.zero)
    let width = min(size.width + 28, plan.radius * 1.1)
    frame = Rect(
      center: plan.center, size: Size(width: width.rounded(.up), height: size.height + 14))
    label.frame = Rect(
      center: bounds.center, size: Size(width: min(size.width, width), height: size.height))
    cornerRadius = frame.height / 2
    (backgroundColor, borderColor) = (theme.surface, theme.separator)
  }
}
