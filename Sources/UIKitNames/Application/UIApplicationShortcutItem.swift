/// A quick action of a program's icon on iOS.
///
/// Desktops show no quick actions, so this class only lets code that uses them compile.
open class UIApplicationShortcutItem {
  /// The kind of the action, which the program defines.
  open var type: String
  /// The title of the action.
  open var localizedTitle: String

  /// Makes an action.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The key of the quick action with which the program was launched; never present.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
