public import AtriumGraphics

/// The base class of bar items: a title, an image, and whether the item is enabled.
///
/// Use its subclasses ``BarButtonItem`` and ``TabBarItem``.
@MainActor
open class BarItem {
  /// The title of the item; nil for no title.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The image of the item, drawn as a template in the colours of the bar.
  open var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// Whether the user can use the item; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A number that identifies the item in the program; 0 by default.
  open var tag = 0
  /// The label for assistive technology; nil uses the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  init(title: String?, image: Image?) {
    (self.title, self.image) = (title, image)
  }

  /// The title; nil if the title is empty.
  var text: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// Notifies the bar that the item has changed.
  func changed() {}
}
