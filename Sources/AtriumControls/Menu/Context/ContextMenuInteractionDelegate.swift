public import AtriumGeometry
public import AtriumKit

/// A delegate that supplies a context menu and is notified of its opening and closing.
@MainActor
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu at a location in the interaction's view, in points; nil for no menu.
  ///
  /// If the result is nil, the interactions of the view's superviews may supply a menu.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?

  /// Called when the menu is about to open; the default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Called when the menu is about to close; the default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

extension ContextMenuInteractionDelegate {
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}

/// An object that runs closures alongside the opening or the closing of a context menu.
///
/// Menus open and close without animation, so the closures run as soon as the delegate's method has returned.
@MainActor
public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; always nil, because menus are shown without previews.
  var previewViewController: ViewController? { get }
  /// Adds a closure that changes views.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that runs after the added animations.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Collects the closures that a delegate adds, and runs them.
final class ContextMenuAnimator: ContextMenuInteractionAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  var previewViewController: ViewController? { nil }
  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }
  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  /// Notifies a delegate, and then runs the closures that the delegate has added.
  static func run(_ notify: (ContextMenuAnimator) -> Void) {
    let animator = ContextMenuAnimator()
    notify(animator)
    for closure in animator.animations + animator.completions { closure() }
  }
}
