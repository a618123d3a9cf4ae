public import AtriumGraphics
public import AtriumKit

/// A button in a bar: a title or an image, and the action.
///
/// An item belongs to one bar at a time; the bar displays changes to the item at once.
open class BarButtonItem: BarItem {
  /// The emphasis of an item.
  public enum Style: Hashable, Sendable {
    /// The item has the accent colour, without a background.
    case plain
    /// The item has a background in the accent colour. Use it for the main action.
    case prominent
  }

  /// The emphasis of the item.
  open var style = Style.plain {
    didSet { if style != oldValue { changed() } }
  }
  /// The colour of the title and the image; nil, the default, uses the bar's tint.
  open var tintColor: Color? {
    didSet { if tintColor != oldValue { changed() } }
  }
  /// Whether the bar omits the item.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }
  /// The width of the item, in points; 0 uses the width that fits the content.
  open var width = 0.0 {
    didSet { if width != oldValue { changed() } }
  }
  /// A view that the bar shows instead of a button; nil, the default, shows a button.
  ///
  /// The view has the width and the height that a nib declares for it. If none is declared, the bar uses
  /// `sizeThatFits(_:)`. If that method returns zero for the width or the height, the view keeps its current
  /// width or height.
  open var customView: View? {
    didSet { if customView !== oldValue { changed() } }
  }
  /// Called when the item is pressed.
  open var action: (@MainActor () -> Void)? {
    didSet { if menu != nil { changed() } }
  }

  /// The action that supplies the item's title and image, and that is performed when the item is pressed; nil if there
  /// is none.
  ///
  /// The primary action takes precedence over the closure `action`.
  open var primaryAction: Action? {
    didSet {
      guard let primaryAction else { return changed() }
      title = primaryAction.title
      image = primaryAction.image
      changed()
    }
  }
  /// The menu of the item; nil if there is none.
  ///
  /// A press opens the menu if the item has no action. Otherwise the right button of the pointer, a resting finger, the
  /// Menu key and Shift+F10 open it.
  open var menu: Menu? {
    didSet { if menu !== oldValue { changed() } }
  }

  /// Whether a press opens the ``menu``.
  var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Performs the item's action.
  func perform() {
    if let primaryAction {
      guard !primaryAction.attributes.contains(.disabled) else { return }
      primaryAction.performWithSender(self, target: nil)
    } else {
      action?()
    }
  }

  /// The button or the custom view that shows the item; nil while no view shows the item, for example in
  /// the overflow list.
  public var view: View? { row?.shownButton(of: self) }

  private(set) var space = Space.none
  weak var row: BarItemRow?

  /// The kind of space that the item represents; `none` for an item with a button or a view.
  package enum Space {
    case none
    case flexible
    case fixed
  }

  /// Makes a plain item without a title and without an image.
  public override init() { super.init() }

  /// Makes an item without a title and without an image (see ``BarItem/init(coder:)``).
  public override init?(coder: any NibDecoding) { super.init(coder: coder) }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title, drawn if there is no image.
  ///   - image: The image, drawn instead of the title.
  ///   - style: The emphasis of the item.
  ///   - action: Called when the item is pressed.
  public convenience init(
    title: String? = nil, image: Image? = nil, style: Style = .plain,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.init()
    (self.title, self.image, self.style, self.action) = (title, image, style, action)
  }

  /// Makes an item that performs an action.
  ///
  /// - Parameters:
  ///   - title: The title; nil uses the title of the action.
  ///   - image: The image; nil uses the image of the action.
  ///   - primaryAction: The action; nil if there is none.
  ///   - menu: The menu; a press opens it if there is no action.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action?, menu: Menu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes an item that opens a menu.
  public convenience init(title: String? = nil, image: Image? = nil, menu: Menu?) {
    self.init(title: title, image: image)
    self.menu = menu
  }

  /// Makes an item with a custom view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  package convenience init(space: Space, width: Double = 0) {
    self.init()
    (self.space, self.width) = (space, width)
  }

  /// Makes an item that fills the remaining width with space; several such items share the width equally.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(space: .flexible) }

  /// Makes an item that is an empty space of a fixed width, in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(space: .fixed, width: width)
  }

  override func changed() {
    row?.itemDidChange(self)
  }
}
