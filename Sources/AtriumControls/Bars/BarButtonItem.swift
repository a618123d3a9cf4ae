public import AtriumGraphics
public import AtriumKit

/// A button in a bar: a title or an image, and the action.
///
/// An item belongs to one bar at a time; the bar displays changes to the item at once.
open class BarButtonItem: BarItem {
  /// How much an item stands out.
  public enum Style: Hashable, Sendable {
    /// In the accent colour, on the bar's own background.
    case plain
    /// On a background of the accent colour, for the main action.
    case prominent
  }

  /// How much it stands out.
  open var style: Style {
    didSet { if style != oldValue { changed() } }
  }
  /// The colour of title and image; nil, the default, for the bar's tint.
  open var tintColor: Color? {
    didSet { if tintColor != oldValue { changed() } }
  }
  /// Whether the bar leaves it out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }
  /// The width, in points; 0 for the width that fits.
  open var width = 0.0 {
    didSet { if width != oldValue { changed() } }
  }
  /// A view that the bar shows in the place of a button; nil for the button.
  ///
  /// It has the size that fits it (`sizeThatFits(_:)`), or else the one that it has.
  open var customView: View? {
    didSet { if customView !== oldValue { changed() } }
  }
  /// Called when the item is pressed.
  open var action: (@MainActor () -> Void)?

  /// The button or the custom view that shows it; nil while no bar does, as in the bar's overflow list.
  public var view: View? { row?.shownButton(of: self) }

  let space: Space
  weak var row: BarItemRow?

  /// The kind of space, for an item that only separates others.
  enum Space {
    case none
    case flexible
    case fixed
  }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The text, drawn if there is no image.
  ///   - image: The image, drawn instead of the text.
  ///   - style: How much it stands out.
  ///   - action: Called when the item is pressed.
  public init(
    title: String? = nil, image: Image? = nil, style: Style = .plain,
    action: (@MainActor () -> Void)? = nil
  ) {
    (self.style, self.action, space) = (style, action, .none)
    super.init(title: title, image: image)
  }

  /// Makes an item that a view shows.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  private init(space: Space, width: Double = 0) {
    (style, self.space, self.width) = (.plain, space, width)
    super.init(title: nil, image: nil)
  }

  /// A space that fills the width left by the other items; several share it equally.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(space: .flexible) }

  /// A space of a fixed width, in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(space: .fixed, width: width)
  }

  override func changed() {
    row?.itemDidChange(self)
  }
}
