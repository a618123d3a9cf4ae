public import AtriumGraphics

/// An element of a menu: an ``Action``, a ``Menu``, or a ``DeferredMenuElement``.
@MainActor
open class MenuElement {
  /// Properties of an action in a menu.
  ///
  /// The raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user cannot choose the action.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action destroys data; menus draw it in the theme's badge colour.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The menu omits the action.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the user has chosen the action.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an action, which menus show as a mark before the title.
  ///
  /// The raw values are UIKit's.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  var storedTitle: String
  var storedImage: Image?

  /// The title of the element; may be empty.
  open var title: String { storedTitle }
  /// The text below the title; nil if there is none.
  open var subtitle: String?
  /// The image before the title, drawn in the colour of the title; nil if there is none.
  open var image: Image? { storedImage }

  init(title: String, subtitle: String?, image: Image?) {
    (storedTitle, self.subtitle, storedImage) = (title, subtitle, image)
  }
}

extension MenuElement: Hashable {
  /// Returns whether two references are to the same element.
  public nonisolated static func == (left: MenuElement, right: MenuElement) -> Bool {
    left === right
  }

  /// Hashes the identity of the element.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
