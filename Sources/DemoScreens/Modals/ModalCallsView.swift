import AtriumControls
import AtriumGeometry
import AtriumKit

/// Two lists of lifecycle calls during a presentation: one for the presenting and one for the presented controller.
final class ModalCallsView: View {
  /// The line shown for a controller that has received no call.
  private static var nothing: String {
    String(localized: "hears nothing")
  }

  private let calls: ModalCalls
  private let below: PrintedLinesView
  private let above: PrintedLinesView

  /// The space between the lists, in points.
  private let gap: Double

  /// Makes the lists of calls, which also show each later call.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - gap: The space between the lists, in points.
  ///   - hasCards: Whether each list is in a card.
  init(_ calls: ModalCalls, gap: Double = 16, hasCards: Bool = true) {
    (self.calls, self.gap) = (calls, gap)
    below = PrintedLinesView(title: String(localized: "Card"), hasCard: hasCards)
    above = PrintedLinesView(title: String(localized: "Presented"), hasCard: hasCards)
    super.init(frame: .zero)
    below.accessibilityLabel = String(localized: "Calls of the card")
    above.accessibilityLabel = String(localized: "Calls of the presented controller")
    for view in [below, above] {
      view.onChoose = { [weak calls] in calls?.onChoose?($0) }
      addSubview(view)
    }
    calls.observe(owner: self) { [weak self] in self?.show() }
    show()
  }

  private func show() {
    below.show(calls.below.isEmpty ? [.init(text: ModalCallsView.nothing)] : calls.below)
    above.show(calls.above)
    above.title = calls.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let width = max(0, ((bounds.width - gap) / 2).rounded(.down))
    for (index, view) in [below, above].enumerated() {
      view.frame = Rect(
        x: (index == 0) != isMirrored ? 0 : bounds.width - width, y: 0, width: width,
        height: bounds.height)
    }
  }
}
