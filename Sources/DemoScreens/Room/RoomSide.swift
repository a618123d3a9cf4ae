import AtriumControls
package import AtriumKit

/// The second part of a room, such as a list of calls or a panel of choices.
///
/// In a wide window the part is beside the stage, and in a high window below the stage. In a window that is neither,
/// the user can show the part instead of the stage.
package struct RoomSide {
  let view: View
  /// The name of the part in the label of its tool, such as *calls*.
  let name: String
  /// The maximum width of the part beside the stage, in points.
  let width: Double
  /// The fraction of the available height that the part takes when it is below the stage.
  let share: Double
  /// The minimum width of the stage with the part beside it, in points.
  let leastStage: Double

  /// Makes the description of a part.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the part.
  ///   - width: The maximum width beside the stage for the standard text size, in points; the width grows with the text
  ///     size.
  ///   - share: The fraction of the height below the stage.
  ///   - leastStage: The minimum width of the stage with the part beside it, in points.
  package init(
    _ view: View, name: String, width: Double = 280, share: Double = 0.3,
    leastStage: Double = 340
  ) {
    (self.view, self.name, self.share, self.leastStage) = (view, name, share, leastStage)
    self.width = FontMetrics(forTextStyle: .footnote).scaledValue(for: width).rounded()
  }
}
