public import Atrium
public import Foundation

extension UIApplication {
  /// Posted after the program has launched.
  ///
  /// The delegate's `application(_:didFinishLaunchingWithOptions:)` has already returned.
  public nonisolated static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Never posted, since there is no status bar whose area could change.
  public nonisolated static let didChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The URL of the program's settings, which this system cannot open.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Posted when a window of the program has gained the keyboard focus, after no window had it.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when no window of the program has the keyboard focus any more.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when no window of the program is visible any more.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when a window of the program becomes visible again after none was visible.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Posted before the view controllers of a window receive `didReceiveMemoryWarning()`.
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIScene {
  /// Posted when a scene was connected, after `scene(_:willConnectTo:options:)`.
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when the window of a scene was closed, after `sceneDidDisconnect(_:)`.
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when the window of a scene has gained the keyboard focus.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when the window of a scene loses the keyboard focus.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when the window of a scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted when the window of a scene becomes visible.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
}

extension ContentSizeCategory {
  /// Never posted, since only the program itself changes the size of its text.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new content size category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

// There is no on-screen keyboard. The notifications report the area with the input views of the first responder.
extension Responder {
  /// Posted before the input views of a responder are shown.
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when the input views of a responder are shown.
  public nonisolated static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the input views of a responder are hidden.
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the input views of a responder are hidden.
  public nonisolated static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the area of the input views changes.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the area of the input views has changed.
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a Boolean that is always true: whether the keyboard belongs to this program.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
