import AtriumControls
import AtriumGeometry
import AtriumKit

/// Two lists of lifecycle calls during a presentation: one for the presenting and one for the presented controller.
final class ModalCallsView: View {
  /// The line shown for a controller that has received no call.
  private static var nothing: String {
    String(localized: "hears nothing")
  }

  /// Whether the presenting controller has received no call during the current presentation.
  private var isQuiet = false
  private let below = PrintedLinesView(title: String(localized: "Card"))
  private let above = PrintedLinesView(title: String(localized: "Presented"))

  init() {
    super.init(frame: .zero)
    below.accessibilityLabel = String(localized: "Calls of the card")
    above.accessibilityLabel = String(localized: "Calls of the presented controller")
    for view in [below, above] { addSubview(view) }
  }

  /// Clears both lists for a new presentation.
  func begin(_ kind: ModalKind) {
    below.clear()
    above.clear()
    below.append(ModalCallsView.nothing)
    isQuiet = true
    above.title = kind.title
  }

  /// Adds a call.
  func append(_ call: String, isBelow: Bool) {
    if isBelow, isQuiet {
      below.clear()
      isQuiet = false
    }
    (isBelow ? below : above).append(call)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let width = max(0, ((bounds.width - 16) / 2).rounded(.down))
    for (index, view) in [below, above].enumerated() {
      view.frame = Rect(
        x: (index == 0) != isMirrored ? 0 : bounds.width - width, y: 0, width: width,
        height: bounds.height)
    }
  }
}
