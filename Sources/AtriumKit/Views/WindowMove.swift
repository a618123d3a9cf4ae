/// A subtree's way from one window, or none, to another: callbacks of T15 around the change.
@MainActor
struct WindowMove {
  private let root: View
  private let old: Window?
  private let new: Window?
  private let appearance: WindowAppearance

  init(of view: View, to window: Window?) {
    root = view
    old = view.window
    new = window
    // A window that is being hidden has not told all of its controllers yet: who leaves it meanwhile is
    // told by the leave.
    let source = window == nil ? view.window : view.shownWindow
    appearance = WindowAppearance(of: view, from: source, to: window?.shownWindow)
  }

  /// Before the change: `willMove(toWindow:)` for every view, then the controllers' `will` (V-21).
  func announce() {
    guard old !== new else { return }
    old?.noteFocus(leavingWith: root)
    WindowMove.visit(root) { $0.willMove(toWindow: new) }
    appearance.begin()
  }

  /// After the change: `didMoveToWindow()` for every view; the controllers' `did` become due.
  func finish() {
    // A callback may have taken the place itself out of its window, or put it into one.
    let reached = (root.superview ?? root.decoration?.maskedView)?.window
    if old !== reached {
      WindowMove.visit(root) { $0.enter(reached, from: old) }
      root.updateSafeArea()
      WindowMove.visit(root) { $0.didMoveToWindow() }
    }
    appearance.end(isShown: reached?.shownWindow != nil)
  }

  /// The change did not come about: what was announced still has its ends.
  func abandon() {
    appearance.end(isShown: root.shownWindow != nil)
  }

  private static func visit(_ view: View, _ body: (View) -> Void) {
    view.descend(handing: view.superview) { view, superview in
      // Callbacks may have taken it out.
      guard view.superview === superview else { return nil }
      body(view)
      if let mask = view.decoration?.mask { visit(mask, body) }
      return view
    }
  }
}

extension View {
  fileprivate func enter(_ window: Window?, from old: Window?) {
    if let old {
      let responder = old.firstResponder
      if responder === self || (responder != nil && responder === viewController) {
        old.makeFirstResponder(nil, evenIfRefused: true)
      }
      old.viewWillLeave(self)
      endAnimations(finished: false, in: old)
    }
    storedWindow = window
    compositingCache = nil
    if let window {
      if old == nil { AnimationGroup.current?.noteNewcomer(self) }
      viewController?.noteTraits()
      beginAnimations(in: window)
    } else {
      viewController?.noteLeftWindow()
    }
  }
}
