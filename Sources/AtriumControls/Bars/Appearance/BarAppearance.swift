public import AtriumGraphics
public import AtriumKit

/// The look of a bar in one situation: its background, and the line between it and the content.
///
/// Use the class of the bar: ``NavigationBarAppearance``, ``ToolbarAppearance`` or ``TabBarAppearance``. A
/// bar keeps a copy of each appearance that it is given, and shows changes of that copy at once.
@MainActor
open class BarAppearance {
  var background = BarBackground.material {
    didSet { changed() }
  }
  /// The bar or the item that shows the appearance.
  var onChange: (@MainActor () -> Void)?

  /// Makes the appearance of a bar that the program leaves alone.
  public required init() {}

  /// Makes a copy of the properties that an appearance has in common with this class.
  public required init(barAppearance: BarAppearance) {
    background = barAppearance.background
  }

  /// Makes a copy of this appearance, of the same class.
  open func copy() -> Self { Self(barAppearance: self) }

  func changed() { onChange?() }

  /// Takes the bar's own material as background, in the theme's colour of surfaces, and the theme's line.
  ///
  /// The content shows through it if the bar is translucent.
  open func configureWithDefaultBackground() { background = .material }

  /// Takes the theme's colour of surfaces as background, also in a translucent bar, and the theme's line.
  open func configureWithOpaqueBackground() { background = .opaque }

  /// Takes no background and no line.
  open func configureWithTransparentBackground() { background = .transparent }

  /// The colour of the background.
  ///
  /// Nil leaves the material of ``configureWithDefaultBackground()``, the ``backgroundEffect`` or nothing. The
  /// colour of an opaque background that no program set follows the theme; reading returns that of the
  /// light theme.
  open var backgroundColor: Color? {
    get { background.color ?? (isThemedSurface ? Theme.light.surface : nil) }
    set {
      background.color = newValue
      if !background.isMaterial { background.isSurface = false }
    }
  }

  private var isThemedSurface: Bool { background.isSurface && !background.isMaterial }

  /// The blur behind ``backgroundColor``; nil, the default, for none.
  ///
  /// Setting it, also to nil, replaces the material of ``configureWithDefaultBackground()``, which does not
  /// blur.
  open var backgroundEffect: BlurEffect? {
    get { background.effect }
    set {
      var new = background
      if new.isMaterial { (new.isMaterial, new.isSurface) = (false, false) }
      new.effect = newValue
      background = new
    }
  }

  /// The picture over ``backgroundColor``, stretched to the bar; nil, the default, for none.
  open var backgroundImage: Image? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The colour of the line between bar and content; nil or clear for no line.
  ///
  /// Until it is set the line follows the theme; reading returns the colour in the light theme.
  open var shadowColor: Color? {
    get {
      switch background.shadow {
      case .themed: Theme.light.separator
      case .colored(let color): color
      }
    }
    set { background.shadow = .colored(newValue) }
  }

  /// Whether there is a line.
  var showsLine: Bool {
    get { background.shadow == .themed || shadowColor.map { $0.alpha > 0 } ?? false }
    set { if newValue != showsLine { background.shadow = newValue ? .themed : .colored(nil) } }
  }
}
