import Atrium

/// Everything that the program keeps between two runs: the data, and the screen that the user left.
struct AppState: Codable {
  var letters = Letter.samples
  var signature = ""
  var tabs: TabBarController.SavedState?
  var path: NavigationController.SavedState?
}
