import AtriumControls

/// The screens of the demo that have names on the command line, in the order of the ring.
@MainActor
public enum ScreenCatalogue {
  /// The screens of the ring, followed by the screens for measuring.
  public static let all: [any Screen] = ring + [BenchScreen(), BenchScreen.push, BenchScreen.turn]

  /// The screens of the ring: the rooms, the screens of the groups, and the playground.
  public static let ring: [any Screen] = rooms + groups.flatMap(\.screens) + [playground]

  /// The groups of the ring: the title, the name of the icon, and the screens.
  static var groups: [(title: String, icon: String, screens: [any Screen])] {
    [
      (String(localized: "Containers"), "containers", containers),
      ("CoconutKit", "coconut", coconut),
    ]
  }

  /// The last item of the ring's first level.
  static let playground: any Screen = PlaygroundScreen()

  /// The screens of the ring's first level before the groups.
  public static let rooms: [any Screen] = [
    WelcomeScreen(), ClockScreen(), ShapesScreen(), JournalScreen(), GalleryScreen(),
  ]

  /// The screens of the ring's group *Containers*.
  public static let containers: [any Screen] = [
    NavigationScreen(),
    TabsScreen(),
    PagesScreen(),
    SplitScreen(),
    SlidingScreen(),
    DropDownScreen(),
    PagerScreen(),
    RingScreen(),
    ModalsScreen(),
  ]

  /// The screens of the ring's group *CoconutKit*.
  public static let coconut: [any Screen] = [
    StackScreen(),
    PlaceholderScreen(),
    WizardScreen(),
    TransitionsScreen(),
    RotationScreen(),
  ]

  /// The names of the screens of the ring; the screens for measuring are not included.
  public static var names: [String] { ring.map(\.name) }

  /// Returns the screen with the given name; nil if there is none.
  public static func screen(named name: String) -> (any Screen)? {
    all.first { $0.name == name }
  }
}
