public import AtriumGraphics

/// What the items of bars have in common: a title, an image, and whether they can be used.
///
/// Make ``BarButtonItem`` and ``TabBarItem``.
@MainActor
open class BarItem {
  /// The text; nil for none.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The image; its shape is painted in the colours of the bar.
  open var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// Whether the item can be used; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A number by which a program finds the item again; 0 by default.
  open var tag = 0
  /// The label for assistive technology; nil for the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  init(title: String?, image: Image?) {
    (self.title, self.image) = (title, image)
  }

  /// The title; nil if it has no letters.
  var text: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// Tells the bar of a change.
  func changed() {}
}
