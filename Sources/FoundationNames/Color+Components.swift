import AtriumGraphics

extension Color {
  /// The red, green, blue and alpha components.
  ///
  /// The components `red`, `green`, `blue` and `alpha` have the names of UIKit's named colours, so the module that
  /// declares those colours uses this property.
  package var componentValues: [Double] { [red, green, blue, alpha] }
}
