public import AtriumGraphics
public import AtriumKit

/// A button in a bar: a title or an image, and the action.
///
/// An item belongs to one bar at a time; the bar displays changes to the item at once.
@MainActor
public final class BarButtonItem {
  /// How much an item stands out.
  public enum Style: Hashable, Sendable {
    /// In the accent colour, on the bar's own background.
    case plain
    /// On a background of the accent colour, for the main action.
    case prominent
  }

  /// The text; drawn if there is no image.
  public var title: String {
    didSet { if title != oldValue { changed() } }
  }
  /// The image; its shape is painted in the item's colour.
  public var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// How much it stands out.
  public var style: Style {
    didSet { if style != oldValue { changed() } }
  }
  /// Whether it can be pressed.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// Whether the bar leaves it out.
  public var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }
  /// The width, in points; 0 for the width that fits.
  public var width = 0.0 {
    didSet { if width != oldValue { changed() } }
  }
  /// The label for assistive technology; nil for the title.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }
  /// Called when the item is pressed.
  public var action: (@MainActor () -> Void)?

  /// The button that shows it; nil while no bar does, as in the bar's overflow list.
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
  ///   - title: The text.
  ///   - image: The image, drawn instead of the text.
  ///   - style: How much it stands out.
  ///   - action: Called when the item is pressed.
  public init(
    title: String = "", image: Image? = nil, style: Style = .plain,
    action: (@MainActor () -> Void)? = nil
  ) {
    (self.title, self.image, self.style, self.action) = (title, image, style, action)
    space = .none
  }

  private init(space: Space, width: Double = 0) {
    (title, style, self.space) = ("", .plain, space)
    self.width = width
  }

  /// A space that fills the width left by the other items; several share it equally.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(space: .flexible) }

  /// A space of a fixed width, in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(space: .fixed, width: width)
  }

  private func changed() {
    row?.itemDidChange(self)
  }
}
