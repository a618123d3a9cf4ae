package import AtriumKit

/// The second part of a room, such as a list of calls or a panel of choices.
///
/// It is beside the stage where the window is wide enough, below it where it is high enough, and takes the
/// place of the stage on request where it is neither.
package struct RoomSide {
  let view: View
  /// The name of the part for its tool, such as *calls*.
  let name: String
  /// The greatest width beside the stage, in points.
  let width: Double
  /// The part of the height that it takes below the stage.
  let share: Double

  /// Describes a part.
  package init(_ view: View, name: String, width: Double = 280, share: Double = 0.3) {
    (self.view, self.name, self.width, self.share) = (view, name, width, share)
  }
}
