public import Atrium

/// The area that an on-screen keyboard covers.
///
/// This system has no on-screen keyboard, so the guide is the area below the safe area.
@MainActor
open class UIKeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide follows an undocked keyboard; the value has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the bottom of the safe area while there is no keyboard; the value has no effect.
  open var usesBottomSafeArea = true
}

extension View {
  private static let readableKey = AssociatedObjects.Key()
  private static let keyboardKey = AssociatedObjects.Key()
  /// The largest width of text that is easy to read, in points, as in UIKit at the standard text size.
  private static let readableWidth = 672.0

  /// The area inside the margins for text that is easy to read: at most 672 points wide, in the middle.
  public var readableContentGuide: LayoutGuide {
    if let guide = AssociatedObjects.value(of: self, View.readableKey) as? LayoutGuide {
      return guide
    }
    let (guide, margins) = (LayoutGuide(), layoutMarginsGuide)
    guide.identifier = "readable content"
    addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: View.readableWidth), width,
    ])
    AssociatedObjects.set(guide, of: self, View.readableKey)
    return guide
  }

  /// The area that an on-screen keyboard would cover; on this system, the area below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = AssociatedObjects.value(of: self, View.keyboardKey) as? UIKeyboardLayoutGuide {
      return guide
    }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "keyboard"
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    AssociatedObjects.set(guide, of: self, View.keyboardKey)
    return guide
  }
}
