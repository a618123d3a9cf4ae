import AtriumGeometry
import AtriumKit

/// A turn of the window: its sides swapped, as far as the desktop has room.
enum WindowTurn: Equatable {
  /// The window turns to this size, in points.
  case size(Size)
  /// It cannot turn, for this reason.
  case impossible(String)

  /// Decides on a turn.
  ///
  /// A side that does not fit is shortened to the desktop's; if the window would not change its
  /// orientation then, the other side is shortened too, to the same proportions.
  ///
  /// - Parameters:
  ///   - size: The present size.
  ///   - room: The largest size that the desktop has room for; nil if unknown.
  ///   - minimum: The smallest size of the window.
  ///   - state: How the desktop shows the window.
  init(of size: Size, room: Size?, minimum: Size, state: WindowState) {
    if state.contains(.fullScreen) {
      self = .impossible("In full screen the window cannot turn: leave it by F11.")
    } else if state.contains(.maximized) {
      self = .impossible("A maximised window cannot turn: restore it first.")
    } else {
      self = WindowTurn.turn(
        of: size, room: room ?? Size(width: size.height, height: size.width), minimum)
    }
  }

  private static func turn(of size: Size, room: Size, _ minimum: Size) -> WindowTurn {
    let wish = Size(width: size.height, height: size.width)
    var width = min(wish.width, room.width)
    var height = min(wish.height, room.height)
    let becomesHigh = size.width > size.height
    if becomesHigh, height <= width {
      width = max(minimum.width, (height * wish.width / wish.height).rounded(.down))
    } else if !becomesHigh, width <= height {
      height = max(minimum.height, (width * wish.height / wish.width).rounded(.down))
    }
    // Height and width alike count as portrait.
    guard becomesHigh ? height >= width : width > height else {
      return .impossible(
        becomesHigh
          ? "The desktop is too low for a window taller than wide."
          : "The desktop is too narrow for a window wider than tall.")
    }
    return .size(Size(width: width.rounded(.down), height: height.rounded(.down)))
  }
}
