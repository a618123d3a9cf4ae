import AtriumGeometry
import AtriumKit

/// The stage of *Rotation*: the card with the container, and the list of calls below it if there is space for both.
final class RotationStageView: View {
  /// The minimum height of the stage, in points, for a list below the card.
  private static let leastForCalls = 300.0
  /// The minimum height of the list, in points.
  private static let leastList = 104.0
  /// The height of the list, as a fraction of the stage's height.
  private static let share = 0.26

  private let card: View
  private let calls: View

  /// Makes the stage.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - calls: The list of calls.
  init(card: View, calls: View) {
    (self.card, self.calls) = (card, calls)
    super.init(frame: .zero)
    // During a rotation, the card may be larger than the stage.
    clipsToBounds = true
    for view in [card, calls] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.isHidden = bounds.height < RotationStageView.leastForCalls
    let list =
      calls.isHidden
      ? 0 : max(RotationStageView.leastList, (bounds.height * RotationStageView.share).rounded())
    let gap = calls.isHidden ? 0 : 16.0
    card.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - list - gap)
    calls.frame = Rect(x: 0, y: bounds.height - list, width: bounds.width, height: list)
  }
}
