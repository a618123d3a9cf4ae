import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// The colours of the bench, which do not depend on the theme.
enum BenchColors {
  static let row = Color(hex: 0x20262e)
  static let resting = Color(hex: 0x2d3640)
  static let pressed = Color(hex: 0x46535f)
  static let square = Color(hex: 0xffcc00)

  /// The configuration of a flat button with white text.
  static var button: Button.Configuration {
    var configuration = Button.Configuration.bordered()
    configuration.font = .system(ofSize: 15)
    configuration.contentInsets = EdgeInsets(4)
    configuration.cornerRadius = 0
    configuration.minimumHeight = 0
    configuration.foregroundColor = .white
    configuration.backgroundColor = resting
    configuration.pressedBackgroundColor = pressed
    return configuration
  }
}
