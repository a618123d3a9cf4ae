/// All screens of the demo, in the order of the ring.
@MainActor
public enum ScreenCatalogue {
  /// The screens that the ring shows, then those that stand alone.
  public static let all: [any Screen] = ring + [BenchScreen()]

  /// The screens that the ring shows.
  public static let ring: [any Screen] = [
    WelcomeScreen(), ClockScreen(), ShapesScreen(), JournalScreen(), GalleryScreen(),
  ]

  /// The names of all screens.
  public static var names: [String] { all.map(\.name) }

  /// The screen of a name; nil if there is none.
  public static func screen(named name: String) -> (any Screen)? {
    all.first { $0.name == name }
  }
}
