import AtriumControls
import AtriumGeometry
import AtriumKit

/// A factory for buttons whose size fits a header.
enum RoomAction {
  /// Makes a button for the header.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The emphasis.
  ///   - action: The closure that the button calls.
  /// - Returns: The button.
  @MainActor
  static func button(
    _ title: String, style: Button.Style = .bordered, action: @escaping @MainActor () -> Void
  ) -> Button {
    var configuration = Button.Configuration(style: style)
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
    return Button(title: title, configuration: configuration, action: action)
  }
}
