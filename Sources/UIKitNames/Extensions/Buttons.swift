public import Atrium

extension Button {
  /// The type of a button, as in UIKit.
  public enum ButtonType: Hashable, Sendable {
    /// A button without a predefined appearance: white text without a background.
    case custom
    /// Text in the accent colour, with a background only under the pointer.
    case system
  }

  /// Makes a button of the given type, without insets and without a minimum size.
  ///
  /// A button made by ``init(frame:)`` is bordered.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    var look = Configuration.plain()
    look.contentInsets = .zero
    look.minimumHeight = 0
    look.cornerRadius = 0
    look.font = .system(ofSize: buttonType == .custom ? 18 : 15)
    if buttonType == .custom {
      look.foregroundColor = .white
      (look.hoverBackgroundColor, look.pressedBackgroundColor) = (.clear, .clear)
    }
    configuration = look
  }
}
