/// A button in the header of every room.
enum RoomTool: CaseIterable {
  /// The list of all rooms; it is before the title.
  case rooms
  /// The side in the place of the stage, where both have no room.
  case side
  /// Folds and unfolds the explanation.
  case explanation
  /// The settings of the program.
  case settings
  /// The ring.
  case ring
  /// The list of shortcuts.
  case shortcuts

  /// The tools after the title, in their order; a new one goes before ``ring``, so that the last two keep their
  /// places in every room.
  static let trailing = [RoomTool.side, .explanation, .settings, .ring, .shortcuts]

  /// The name for users.
  var name: String {
    switch self {
    case .rooms: "Show all rooms"
    case .side: "Show the other part"
    case .explanation: "Explanation"
    case .settings: "Settings"
    case .ring: "Show the ring"
    case .shortcuts: "Show the shortcuts"
    }
  }

  /// The name of its key.
  var keys: String {
    switch self {
    case .rooms: "Ctrl+K"
    case .side: "Ctrl+J"
    case .explanation: "Ctrl+I"
    case .settings: "Ctrl+,"
    case .ring: "Shift+F10"
    case .shortcuts: "F1"
    }
  }
}
