public import Atrium
import Foundation

extension Window: InputAreaReporting {
  /// Posts the notifications before a change of the input views.
  public func inputAreaWillChange(_ change: InputAreaChange) {
    if !change.wasShown { post(UIResponder.keyboardWillShowNotification, change) }
    if !change.isShown { post(UIResponder.keyboardWillHideNotification, change) }
    post(UIResponder.keyboardWillChangeFrameNotification, change)
  }

  /// Moves the keyboard layout guides together with the input views.
  public func inputAreaIsChanging(_ change: InputAreaChange) {
    UIKeyboardLayoutGuide.updateAll(in: self)
  }

  /// Posts the notifications after a change of the input views.
  public func inputAreaDidChange(_ change: InputAreaChange) {
    if !change.wasShown { post(UIResponder.keyboardDidShowNotification, change) }
    if !change.isShown { post(UIResponder.keyboardDidHideNotification, change) }
    post(UIResponder.keyboardDidChangeFrameNotification, change)
  }

  private func post(_ name: Notification.Name, _ change: InputAreaChange) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: change.beginFrame),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: change.endFrame),
        UIResponder.keyboardAnimationDurationUserInfoKey: change.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: UInt(0),
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}
