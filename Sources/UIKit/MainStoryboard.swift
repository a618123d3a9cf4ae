import AtriumStoryboards
import UIKitNames

/// The main storyboard of the program.
@MainActor
enum MainStoryboard {
  /// Makes the initial controller of the main storyboard; nil if there is no such controller.
  static func root() -> UIViewController? {
    guard let name = Bundle.main.mainStoryboardName else { return nil }
    return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
  }
}
