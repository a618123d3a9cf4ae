public import AtriumGraphics
public import AtriumKit

/// The appearance of a bar: its background, and the line between the bar and the content.
///
/// A bar may have other appearances for a compact height, and for content that is scrolled to the edge next to the bar.
///
/// Use the subclass for the bar: ``NavigationBarAppearance``, ``ToolbarAppearance`` or
/// ``TabBarAppearance``. A bar stores a copy of each appearance that the program sets. Changes to the copy
/// are displayed at once.
@MainActor
open class BarAppearance {
  var background = BarBackground.material {
    didSet { changed() }
  }
  /// Called after a property has changed, to notify the bar or the item that shows this appearance.
  var onChange: (@MainActor () -> Void)?

  /// Makes the default appearance of a bar.
  public required init() {}

  /// Makes an appearance with the values of another appearance.
  ///
  /// If the other appearance has another class, properties that it lacks keep their defaults.
  public required init(barAppearance: BarAppearance) {
    background = barAppearance.background
  }

  /// Makes a copy of this appearance, of the same class.
  open func copy() -> Self { Self(barAppearance: self) }

  func changed() { onChange?() }

  /// Sets the default background: the bar's material in the theme's surface colour, with a line in the
  /// theme's colour.
  ///
  /// The content shows through the material if the bar is translucent.
  open func configureWithDefaultBackground() { background = .material }

  /// Sets an opaque background in the theme's surface colour, even in a translucent bar, with a line in the
  /// theme's colour.
  open func configureWithOpaqueBackground() { background = .opaque }

  /// Sets a transparent background without a line.
  open func configureWithTransparentBackground() { background = .transparent }

  /// The colour of the background.
  ///
  /// If the colour is nil, the bar shows the material of ``configureWithDefaultBackground()``, the
  /// ``backgroundEffect``, or nothing. An opaque background whose colour was not set follows the theme. The
  /// property then returns the surface colour of the light theme.
  open var backgroundColor: Color? {
    get { background.color ?? (isThemedSurface ? Theme.light.surface : nil) }
    set {
      background.color = newValue
      if !background.isMaterial { background.isSurface = false }
    }
  }

  private var isThemedSurface: Bool { background.isSurface && !background.isMaterial }

  /// The blur behind ``backgroundColor``; nil, the default, for no blur.
  ///
  /// Setting the effect, even to nil, removes the material of ``configureWithDefaultBackground()``. That
  /// material has no blur.
  open var backgroundEffect: BlurEffect? {
    get { background.effect }
    set {
      var new = background
      if new.isMaterial { (new.isMaterial, new.isSurface) = (false, false) }
      new.effect = newValue
      background = new
    }
  }

  /// The image over ``backgroundColor``, stretched to the size of the bar; nil, the default, for no image.
  open var backgroundImage: Image? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The colour of the line between the bar and the content; nil or clear for no line.
  ///
  /// Until the colour is set, the line follows the theme, and the property returns the light theme's colour.
  open var shadowColor: Color? {
    get {
      switch background.shadow {
      case .themed: Theme.light.separator
      case .colored(let color): color
      }
    }
    set { background.shadow = .colored(newValue) }
  }

  /// An image that hides the line and is not drawn itself; nil by default.
  package var lineImage: Image? {
    get { background.lineImage }
    set { background.lineImage = newValue }
  }

  /// Whether the appearance has a visible line.
  var showsLine: Bool {
    get {
      guard lineImage == nil else { return false }
      return background.shadow == .themed || shadowColor.map { $0.alpha > 0 } ?? false
    }
    set {
      if newValue, lineImage != nil { lineImage = nil }
      if newValue != showsLine { background.shadow = newValue ? .themed : .colored(nil) }
    }
  }
}
