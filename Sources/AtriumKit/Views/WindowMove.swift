/// A move of a subtree into a window, out of it, or to another window, with the callbacks of T15.
@MainActor
struct WindowMove {
  private let root: View
  private let old: Window?
  private let new: Window?
  private let appearance: WindowAppearance
  /// The moves into windows whose callbacks are being sent.
  private static var entering: [WindowMove] = []
  /// The views whose moves are being announced; `isWithdrawn` is true if a callback has requested another move.
  private static var announced: [(view: View, isWithdrawn: Bool)] = []

  init(of view: View, to window: Window?) {
    root = view
    old = view.window
    new = window
    // A window that is being hidden has not notified all of its controllers yet. The move notifies those in this
    // subtree.
    let source = window == nil ? view.window : view.unhiddenWindow
    appearance = WindowAppearance(of: view, from: source, to: window?.unhiddenWindow)
  }

  /// Sends `willMove(toWindow:)` to each view and then the `will` calls to the controllers, before the move (V-21).
  func announce() {
    guard old !== new else { return }
    old?.noteFocus(leavingWith: root)
    if new != nil { WindowMove.entering.append(self) }
    WindowMove.visit(root) { $0.willMove(toWindow: new) }
    appearance.begin()
    if new != nil { WindowMove.entering.removeLast() }
  }

  /// Returns the window that a view is about to enter together with one of its superviews; nil if there is none.
  static func windowEntered(with view: View) -> Window? {
    entering.last { view.isDescendant(of: $0.root) }?.new
  }

  /// Sends the callbacks before a view is added to a superview, or removed from its superview.
  ///
  /// - Returns: Whether a callback has added or removed the view; the announced move then does not happen.
  static func announcing(_ view: View, _ announce: () -> Void) -> Bool {
    announced.append((view, false))
    announce()
    return announced.popLast()?.isWithdrawn ?? false
  }

  /// Cancels the moves of a view that were announced and have not happened, because a later request replaces them.
  static func withdraw(_ view: View) {
    for index in announced.indices where announced[index].view === view {
      announced[index].isWithdrawn = true
    }
  }

  /// Sends `didMoveToWindow()` to each view and schedules the controllers' `did` calls, after the move.
  func finish() {
    // A callback may have moved the superview itself into or out of a window.
    let reached = (root.superview ?? root.decoration?.maskedView)?.window
    if old !== reached {
      WindowMove.visit(root) { $0.enter(reached, from: old) }
      if reached != nil, let customize = View.customizeEntering {
        WindowMove.visit(root, customize)
      }
      root.updateSafeArea()
      WindowMove.visit(root) { view in
        view.didMoveToWindow()
        for case let interaction as any WindowFollowing in view.interactions {
          interaction.viewDidMove(to: reached)
        }
      }
    }
    appearance.end(isOnScreen: reached?.unhiddenWindow != nil)
    if old !== reached, reached != nil { AwaitedFocus.grant(in: root) }
  }

  /// Completes the calls of a move that was announced and did not happen.
  func abandon() {
    appearance.end(isOnScreen: root.unhiddenWindow != nil)
  }

  private static func visit(_ view: View, _ body: (View) -> Void) {
    view.descend(handing: view.superview) { view, superview in
      // A callback may have removed the view.
      guard view.superview === superview else { return nil }
      body(view)
      if let mask = view.decoration?.mask { visit(mask, body) }
      return view
    }
  }
}

extension View {
  /// Changes properties of each view that has entered a window, before the view is notified; nil if there is no change.
  package static var customizeEntering: (@MainActor (View) -> Void)?

  fileprivate func enter(_ window: Window?, from old: Window?) {
    if let old {
      let responder = old.firstResponder
      if responder === self || (responder != nil && responder === viewController) {
        old.makeFirstResponder(nil, evenIfRefused: true)
      }
      old.touches.viewWillLeave(self, at: old.currentTime)
      endAnimations(finished: false, in: old)
    }
    storedWindow = window
    compositingCache = nil
    if let window {
      if old == nil { AnimationGroup.current?.noteNewcomer(self) }
      viewController?.noteTraits()
      if isLaidOutOutsideWindows { setNeedsLayout() }
      beginAnimations(in: window)
    } else {
      viewController?.noteLeftWindow()
    }
  }
}
