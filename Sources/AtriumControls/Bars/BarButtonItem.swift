public import AtriumGraphics
import AtriumKit

/// What a bar shows for one thing that can be done: a title or a picture, and the action.
///
/// An item belongs to one bar at a time; what is changed about it shows there at once.
@MainActor
public final class BarButtonItem {
  /// How much an item stands out.
  public enum Style: Hashable, Sendable {
    /// In the accent, on the bar's own ground.
    case plain
    /// On a ground of the accent: the one thing to do here.
    case prominent
  }

  /// The text; shown if there is no picture.
  public var title: String {
    didSet { if title != oldValue { changed() } }
  }
  /// The picture; its shape is painted in the item's colour.
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
  /// Whether it is left out.
  public var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }
  /// The width, in points; 0 for what it needs.
  public var width = 0.0 {
    didSet { if width != oldValue { changed() } }
  }
  /// What people are told who do not see a picture; the title if nil.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }
  /// Is called when it is pressed.
  public var action: (@MainActor () -> Void)?

  let space: Space
  weak var row: BarItemRow?

  /// What an item stands for that only keeps others apart.
  enum Space {
    case none
    case flexible
    case fixed
  }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture, shown instead of the text.
  ///   - style: How much it stands out.
  ///   - action: Is called when it is pressed.
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

  /// Room that takes what the other items leave; several share it.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(space: .flexible) }

  /// Room of a width, in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(space: .fixed, width: width)
  }

  private func changed() {
    row?.itemDidChange(self)
  }
}
