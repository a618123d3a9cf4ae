import Atrium

/// The state that the program saves between two runs: the data, and the screen that was last visible.
struct AppState: Codable {
  var letters = Letter.samples
  var signature = ""
  var tabs: TabBarController.SavedState?
  var path: NavigationController.SavedState?
}
