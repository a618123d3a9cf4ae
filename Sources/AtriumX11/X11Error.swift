internal import AtriumGraphics

/// An error that prevents a program from using its X server.
///
/// ```swift
/// do { try X11Application.run(title: "Atrium", size: size) { RootController() } } catch { print(error) }
/// ```
public enum X11Error: Error, Hashable, Sendable {
  /// No server answers for the display with this name. The name is empty if none was given.
  case cannotOpenDisplay(String)
  /// The server of the display with this name exited, or closed the connection.
  case connectionLost(String)
  /// The screen of this display has no 24-bit true-colour visual to paint on.
  case unsupportedVisual(String)
  /// The process can open only this number of further files and sockets, which is too few for a window.
  case tooFewDescriptors(available: Int)
}

extension X11Error: CustomStringConvertible {
  /// One sentence for the user, which names the display.
  public var description: String {
    switch self {
    case .cannotOpenDisplay(""):
      "cannot open a display: DISPLAY is not set"
    case .cannotOpenDisplay(let name):
      "cannot open display \"\(name.forMessage)\": no X server accepts the connection"
    case .connectionLost(let name):
      "lost the connection to display \"\(name.forMessage)\""
    case .tooFewDescriptors(let count):
      "only \(count) more \(count == 1 ? "file" : "files") can be opened, and "
        + "\(DescriptorLimit.needed) are needed; raise the limit of open files (ulimit -n)"
    case .unsupportedVisual(let name):
      "the screen of display \"\(name.forMessage)\" has no 24-bit true-colour visual"
    }
  }
}
