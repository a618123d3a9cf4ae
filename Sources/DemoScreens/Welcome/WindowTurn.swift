import AtriumControls
import AtriumGeometry
import AtriumKit

/// A rotation of the window, which swaps its width and height within the limits of the desktop.
enum WindowTurn: Equatable {
  /// The window rotates to this size, in points.
  case size(Size)
  /// The window cannot rotate, for the given reason.
  case impossible(String)

  /// Decides whether and how the window can rotate.
  ///
  /// A side that is too long for the desktop is shortened. If the window would then keep its orientation, the other
  /// side is shortened in the same proportion. A second rotation restores the size that the window had before the
  /// first.
  ///
  /// - Parameters:
  ///   - size: The current size, in points.
  ///   - room: The maximum size on the desktop, in points; nil if it is unknown.
  ///   - minimum: The minimum size of the window, in points.
  ///   - state: The state of the window on the desktop.
  ///   - previous: The size before the last rotation, in points; nil if the size has changed since then.
  init(of size: Size, room: Size?, minimum: Size, state: WindowState, previous: Size?) {
    if state.contains(.fullScreen) {
      self = .impossible(
        String(localized: "In full screen the window cannot turn: leave it by F11."))
    } else if state.contains(.maximized) {
      self = .impossible(String(localized: "A maximised window cannot turn: restore it first."))
    } else if let previous, (previous.width > previous.height) != (size.width > size.height),
      room.map({ previous.width <= $0.width && previous.height <= $0.height }) ?? true
    {
      self = .size(previous)
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
    // A square window counts as portrait.
    guard becomesHigh ? height >= width : width > height else {
      return .impossible(
        becomesHigh
          ? String(localized: "The desktop is too low for a window taller than wide.")
          : String(localized: "The desktop is too narrow for a window wider than tall."))
    }
    return .size(Size(width: width.rounded(.down), height: height.rounded(.down)))
  }
}
