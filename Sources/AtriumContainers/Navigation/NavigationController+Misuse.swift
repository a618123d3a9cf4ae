import AtriumKit
import Logging

private let logger = Logger(label: "atrium.navigation")

/// Checks whether controllers can be on the stack, and traps if they cannot.
extension NavigationController {
  /// Traps if a controller is already on the stack, or is a container that cannot be pushed (N-4, N-5).
  func checkPush(of controller: ViewController, isTwice: Bool) {
    check(controller, isRoot: root == nil)
    guard isTwice else { return }
    fatalError(
      "Pushing \(controller.nameInMessages) onto \(nameInMessages) more than once is not supported; "
        + "pop to it with popToViewController(_:animated:), or push another instance.")
  }

  /// Traps if a controller is listed twice, or is a container that cannot be pushed (N-5).
  func checkList(_ controllers: [ViewController]) {
    check(members: controllers)
    for controller in controllers {
      check(controller, isRoot: controller === controllers.first)
    }
  }

  /// Returns whether a controller can be on the stack.
  ///
  /// A navigation controller cannot, and a tab bar controller can only be the root.
  static func canPush(_ controller: ViewController, asRoot isRoot: Bool) -> Bool {
    !(controller is NavigationController) && (isRoot || !(controller is TabBarController))
  }

  private func check(_ controller: ViewController, isRoot: Bool) {
    // A column that collapses may be pushed, even though it is a navigation controller (S-12).
    guard !SplitColumnMark.isOn(controller) else { return }
    if controller is NavigationController {
      fatalError(
        "Pushing a navigation controller is not supported: \(controller.nameInMessages) onto "
          + "\(nameInMessages); push its controllers, or present it.")
    }
    if controller is TabBarController {
      guard !isRoot else { return warnOfRoot(controller) }
      fatalError(
        "Pushing a tab bar controller is not supported: \(controller.nameInMessages) onto "
          + "\(nameInMessages); put \(nameInMessages) into its tabs, or present it.")
    }
  }

  /// Logs a warning about a tab bar controller at the root.
  ///
  /// UIKit does not support such a root, but existing programs use one.
  private func warnOfRoot(_ controller: ViewController) {
    guard controller !== root else { return }
    logger.warning(
      """
      \(controller.nameInMessages) is a tab bar controller at the root of \(nameInMessages), which UIKit does \
      not support; put \(nameInMessages) into its tabs.
      """)
  }
}
