import AtriumStoryboards
import UIKitNames

/// The main storyboard of the program.
@MainActor
enum MainStoryboard {
  /// Makes the initial controller; nil if the program has no main storyboard.
  static func root() -> UIViewController? {
    guard let name = Bundle.main.mainStoryboardName else { return nil }
    return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
  }
}
