public import Atrium

extension Button {
  /// The kind of a button, as in UIKit.
  public enum ButtonType: Hashable, Sendable {
    /// No look of its own: white letters without a background.
    case custom
    /// Letters in the accent colour, and a background under the pointer only.
    case system
  }

  /// Makes a button of a kind, without insets and without a least size.
  ///
  /// A button that ``init(frame:)`` makes is bordered.
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
