import AtriumKit

/// An editing session, which begins and ends with the focus (TX-3, TX-4).
///
/// Each call of the delegate may change the text, the focus or the view. The session therefore checks the
/// state again after each call.
@MainActor
final class TextEditingSession {
  private(set) var isActive = false
  private var isResigning = false
  private let interaction: TextInteraction

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
  }

  private var editor: TextEditor { interaction.editor }

  /// Begins editing, if the delegate allows it.
  ///
  /// - Parameters:
  ///   - view: The view with the text.
  ///   - isAllowed: A closure that asks the delegate whether editing may begin.
  ///   - takeFocus: A closure that makes the view first responder, and returns whether this succeeded.
  ///   - didBegin: A closure that is called when editing has begun.
  /// - Returns: Whether the view is first responder.
  func begin(
    in view: View, isAllowed: () -> Bool, takeFocus: () -> Bool, didBegin: () -> Void
  ) -> Bool {
    guard !view.isFirstResponder else { return true }
    guard view.canBecomeFirstResponder else { return false }
    // The delegate is asked when the view enters a window.
    guard view.window != nil else { return takeFocus() }
    let epoch = editor.epoch
    guard isAllowed(), epoch == editor.epoch, takeFocus() else { return false }
    guard view.isFirstResponder, !isActive else { return view.isFirstResponder }
    isActive = true
    interaction.focusDidCome()
    didBegin()
    return view.isFirstResponder
  }

  /// Ends editing, if the delegate allows it.
  ///
  /// - Parameters:
  ///   - view: The view with the text.
  ///   - isAllowed: A closure that asks the delegate whether editing may end.
  ///   - giveUpFocus: A closure that makes the view resign first responder, and returns whether this succeeded.
  ///   - didEnd: A closure that is called when editing has ended.
  /// - Returns: Whether the view is no longer first responder.
  func end(
    in view: View, isAllowed: () -> Bool, giveUpFocus: () -> Bool, didEnd: () -> Void
  ) -> Bool {
    guard view.isFirstResponder, isActive else { return giveUpFocus() }
    let epoch = editor.epoch
    guard isAllowed() else { return false }
    guard epoch == editor.epoch, view.isFirstResponder else { return !view.isFirstResponder }
    interaction.commitComposition()
    guard view.isFirstResponder else { return true }
    isResigning = true
    defer { isResigning = false }
    guard giveUpFocus() else { return false }
    finish(didEnd)
    return true
  }

  /// Ends editing without asking the delegate, after the focus has moved to another view.
  func followFocus(_ context: FocusUpdateContext, of view: View, didEnd: () -> Void) {
    guard context.previouslyFocusedView === view, !view.isFirstResponder, !isResigning else {
      return
    }
    finish(didEnd)
  }

  private func finish(_ didEnd: () -> Void) {
    guard isActive else { return }
    isActive = false
    editor.interrupt()
    interaction.focusDidGo()
    didEnd()
  }
}
