public import AtriumGraphics
public import AtriumKit

/// The base class of bar items: a title, an image, and whether the item is enabled.
///
/// Use its subclasses ``BarButtonItem`` and ``TabBarItem``.
@MainActor
open class BarItem {
  /// The title of the item; nil for no title.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The image of the item, drawn as a template in the colours of the bar; nil for no image.
  open var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// Whether the user can use the item; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  private var titleAttributes: [Control.State: [TextAttribute: Any]] = [:]
  /// Sets properties of an item before a bar in a window shows the item; nil, the default, sets none.
  ///
  /// The closure receives the item and the view that contains the item's button.
  package static var customizeShown: (@MainActor (BarItem, View) -> Void)?

  /// Sets the font and the colour of the title in a state; nil uses the bar's attributes.
  ///
  /// These attributes take precedence over the attributes of the bar's appearance.
  open func setTitleTextAttributes(_ attributes: [TextAttribute: Any]?, for state: Control.State) {
    titleAttributes[state] = attributes
    changed()
  }

  /// Returns the title's attributes that were set for a state; nil if none were set.
  open func titleTextAttributes(for state: Control.State) -> [TextAttribute: Any]? {
    titleAttributes[state]
  }

  /// An integer by which the program can identify the item; 0 by default.
  open var tag = 0
  /// The label for assistive technology; nil uses the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  /// Makes an item without a title and without an image.
  public init() {}

  /// Makes an item without a title and without an image; the archive's reader sets its properties afterwards.
  public init?(coder: any NibDecoding) {}

  /// The title; nil if the title is empty.
  var text: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// Notifies the bar that the item has changed.
  func changed() {}
}

extension BarItem: Hashable {
  /// Returns whether two references are to the same item.
  public nonisolated static func == (left: BarItem, right: BarItem) -> Bool {
    left === right
  }

  /// Hashes the identity of the item.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
