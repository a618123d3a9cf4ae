public import Atrium

/// The area at the bottom of a view that the input views of the first responder cover.
///
/// Without input views, it is the area below the safe area.
@MainActor
open class UIKeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide follows an undocked keyboard; the value has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the bottom of the safe area while there is no keyboard; the value has no effect.
  open var usesBottomSafeArea = true

  /// Keeps the guide's top at or above the top of the input views.
  fileprivate var limit: NSLayoutConstraint?

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }
  private static var guides: [WeakGuide] = []

  fileprivate func follow() {
    UIKeyboardLayoutGuide.guides.removeAll { $0.guide == nil }
    UIKeyboardLayoutGuide.guides.append(WeakGuide(guide: self))
    update()
  }

  /// Moves all guides of a window to the top of its input views.
  static func updateAll(in window: UIWindow) {
    for case let guide? in guides.map(\.guide) where guide.owningView?.window === window {
      guide.update()
    }
    window.layoutIfNeeded()
  }

  private func update() {
    guard let view = owningView, let window = view.window else { return }
    let area = window.inputAreaFrame.map { view.convert($0, from: window) }
    limit?.constant = -(area.map { max(0, view.bounds.maxY - $0.minY) } ?? 0)
  }
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

  /// The area that the first responder's input views cover; without input views, the area below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = AssociatedObjects.value(of: self, View.keyboardKey) as? UIKeyboardLayoutGuide {
      return guide
    }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "keyboard"
    addLayoutGuide(guide)
    let rest = guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    rest.priority = UILayoutPriority(999)
    let limit = guide.topAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
    guide.limit = limit
    NSLayoutConstraint.activate([
      rest, limit, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    AssociatedObjects.set(guide, of: self, View.keyboardKey)
    guide.follow()
    return guide
  }
}
