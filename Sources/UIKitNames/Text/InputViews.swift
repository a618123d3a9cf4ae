public import Atrium

/// A view for the `inputView` or the `inputAccessoryView` of a responder.
@MainActor
open class UIInputView: UIView {
  /// The styles of input views.
  public enum Style: Int, Hashable, Sendable {
    /// A style.
    case `default`, keyboard
  }

  /// The style; the value is stored and has no effect, since the window draws the background of input views.
  public let inputViewStyle: Style
  /// Whether the constraints inside the view, or its intrinsic size, determine its height.
  open var allowsSelfSizing = false {
    didSet { translatesAutoresizingMaskIntoConstraints = !allowsSelfSizing }
  }

  /// Makes a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
}

/// A group of bar items.
@MainActor
open class UIBarButtonItemGroup {
  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that stands for the group if there is too little space.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}

/// The items beside the suggestions of a keyboard on the screen, which this system does not have.
///
/// The values are kept and have no effect.
@MainActor
open class UITextInputAssistantItem {
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide the items.
  open var allowsHidingShortcuts = true

  /// Makes an item without groups.
  public init() {}
}

extension Responder {
  private static let assistantKey = AssociatedObjects.Key()

  /// The items beside the suggestions of an on-screen keyboard; the value is kept and has no effect.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = AssociatedObjects.value(of: self, Responder.assistantKey)
      as? UITextInputAssistantItem
    {
      return item
    }
    let item = UITextInputAssistantItem()
    AssociatedObjects.set(item, of: self, Responder.assistantKey)
    return item
  }
}
