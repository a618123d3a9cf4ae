import AtriumControls

/// A button in the header of every room.
enum RoomTool: CaseIterable {
  /// Shows the list of all rooms; this is the only tool before the title.
  case rooms
  /// Shows the side part instead of the stage, if there is space for only one of them.
  case side
  /// Shows the guide: experiments, settings and source code.
  case guide
  /// Opens the inspector, in a separate window.
  case inspect
  /// Collapses and expands the explanation.
  case explanation
  /// Shows the settings of the program.
  case settings
  /// Opens the ring menu.
  case ring
  /// Shows the list of keyboard shortcuts.
  case shortcuts

  /// The tools after the title, in display order.
  ///
  /// Add new tools before ``ring``, so that the last two tools keep their positions in every room.
  static let trailing = [
    RoomTool.side, .guide, .inspect, .explanation, .settings, .ring, .shortcuts,
  ]

  /// Whether the button shows and hides an area of the room, and is selected while the area is shown.
  var isToggle: Bool { [.side, .guide, .explanation].contains(self) }

  /// The name that users see.
  var name: String {
    switch self {
    case .rooms: String(localized: "Show all rooms")
    case .side: String(localized: "Show the other part")
    case .guide: String(localized: "Things to try")
    case .inspect: String(localized: "Inspect the controllers")
    case .explanation: String(localized: "Explanation")
    case .settings: String(localized: "Settings")
    case .ring: String(localized: "Show the ring")
    case .shortcuts: String(localized: "Show the shortcuts")
    }
  }

  /// The title beside the drawing; only the guide has one.
  var title: String { self == .guide ? String(localized: "Guide") : "" }

  /// The name of the tool's key.
  var keys: String {
    switch self {
    case .rooms: "Ctrl+K"
    case .side: "Ctrl+J"
    case .guide: "Ctrl+T"
    case .inspect: "Ctrl+Shift+I"
    case .explanation: "Ctrl+I"
    case .settings: "Ctrl+,"
    case .ring: "Shift+F10"
    case .shortcuts: "F1"
    }
  }
}
