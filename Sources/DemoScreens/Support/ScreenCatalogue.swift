/// All screens of the demo, in the order of the ring.
@MainActor
public enum ScreenCatalogue {
  /// The screens of the ring, then those without the ring.
  public static let all: [any Screen] =
    ring
    + [NavigationScreen(), TabsScreen(), PagesScreen(), SplitScreen()]
    + [SlidingScreen(), DropDownScreen(), PagerScreen()]
    + [BenchScreen(), BenchScreen.push, BenchScreen.turn]

  /// The screens of the ring.
  public static let ring: [any Screen] = [
    WelcomeScreen(), ClockScreen(), ShapesScreen(), JournalScreen(), GalleryScreen(),
  ]

  /// The names of all screens.
  public static var names: [String] { all.map(\.name) }

  /// The screen with a name; nil if there is none.
  public static func screen(named name: String) -> (any Screen)? {
    all.first { $0.name == name }
  }
}
