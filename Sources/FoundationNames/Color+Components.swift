import AtriumGraphics

extension Color {
  /// The components red, green, blue and alpha.
  ///
  /// The names of the components are those of UIKit's named colours in the module that declares these.
  package var componentValues: [Double] { [red, green, blue, alpha] }
}
