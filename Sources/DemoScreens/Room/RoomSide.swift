import AtriumControls
package import AtriumKit

/// The side part of a room, such as a list of calls or a panel of choices.
///
/// The side part is beside the stage in a wide window, and below the stage in a high window. In any other window,
/// the user can show the side part instead of the stage.
package struct RoomSide {
  let view: View
  /// The name of the side part, such as *calls*, for the name of the tool that shows the side part.
  let name: String
  /// The maximum width of the side part beside a stage below its maximum width, in points.
  ///
  /// Beside a stage of its maximum width, the side part grows up to ``RoomMetrics/sideWidth``.
  let width: Double
  /// The fraction of the available height that the side part takes below the stage.
  let share: Double
  /// The minimum width of the stage beside the side part, in points.
  let leastStage: Double

  /// Makes the description of a side part.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the part.
  ///   - width: The maximum width beside the stage at the standard text size, in points. The width grows with the
  ///     text size.
  ///   - share: The fraction of the available height that the side part takes below the stage.
  ///   - leastStage: The minimum width of the stage beside the side part, in points.
  package init(
    _ view: View, name: String, width: Double = 280, share: Double = 0.3,
    leastStage: Double = 340
  ) {
    (self.view, self.name, self.share, self.leastStage) = (view, name, share, leastStage)
    self.width = FontMetrics(forTextStyle: .footnote).scaledValue(for: width).rounded()
  }
}
