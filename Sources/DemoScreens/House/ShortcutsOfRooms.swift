import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// The sections of the list of shortcuts: the current room, the program, the ring, and each other room.
///
/// The commands are read from the responders. A room that has not been shown yet has no container, so each other room
/// is made again on a stage. Its commands are kept until the settings, the language or the text size changes.
@MainActor
package final class ShortcutsOfRooms {
  /// The size of the stage, in points, at which containers show all their parts.
  private static let size = Size(width: 1280, height: 840)

  /// The circumstances on which the titles and the keys of a room depend.
  private struct Circumstances: Equatable {
    let settings: Settings
    let language: String?
    let category: ContentSizeCategory
  }

  /// The number of rooms that this object has made in order to read the commands of the rooms.
  package private(set) var stageCount = 0
  /// The commands of the rooms that were made, with the names of their screens as keys.
  private var known: [String: Commands] = [:]
  private var circumstances: Circumstances?

  /// Returns the sections.
  ///
  /// - Parameters:
  ///   - house: The root controller, in a window.
  ///   - environment: The shared objects of the demo.
  /// - Returns: The sections.
  func sections(
    _ house: HouseController, _ environment: DemoEnvironment
  ) -> [ShortcutsController.Section] {
    let current = house.selectedIndex
    let now = Circumstances(
      settings: house.view.window?.settings ?? Settings(),
      language: LocalizedStrings.current.language, category: .preferred)
    if now != circumstances { (circumstances, known) = (now, [:]) }
    let rooms = zip(ScreenCatalogue.ring, house.viewControllers).enumerated().map { index, room in
      index == current
        ? Self.commands(of: room.1) : commands(of: room.0, environment, now.settings)
    }
    // Every room has the same tools, so the tools are listed only once.
    let tools = rooms.flatMap(\.tools)
    let everywhere = (tools + house.keyCommands + house.handledKeyCommands).listed
    let common = Set(everywhere.map(\.line))
    let all = zip(ScreenCatalogue.ring, rooms).map { screen, commands in
      ShortcutsController.Section(
        title: screen.title, commands: commands.own.listed.filter { !common.contains($0.line) })
    }
    return (current.map { [all[$0]] } ?? []) + [
      .init(title: String(localized: "Everywhere"), commands: everywhere),
      .init(
        title: String(localized: "In the open ring"),
        commands: RingMenuController.ringKeyCommands),
    ] + all.enumerated().filter { $0.offset != current }.map(\.element)
  }

  /// The commands of a room: the commands of its tools, and the commands of its containers and views.
  private typealias Commands = (tools: [KeyCommand], own: [KeyCommand])

  /// Returns the commands of a screen's controller, which is made in a window that paints nothing.
  private func commands(
    of screen: any Screen, _ environment: DemoEnvironment, _ settings: Settings
  ) -> Commands {
    if let found = known[screen.name] { return found }
    stageCount += 1
    // Without a receiver, screen readers do not speak the announcements of this room, which is not on screen.
    let receiver = Accessibility.receiver
    Accessibility.receiver = nil
    defer { Accessibility.receiver = receiver }
    let stage = Stage(size: ShortcutsOfRooms.size, settings: settings)
    stage.host.paints = false
    let controller = screen.makeController(environment)
    stage.window.rootViewController = controller
    stage.settle()
    let commands = ShortcutsOfRooms.commands(of: controller)
    // The actions could keep the room alive, so the commands are stored without them.
    known[screen.name] = (
      commands.tools.map(\.withoutAction), commands.own.map(\.withoutAction)
    )
    return commands
  }

  private static func commands(of room: ViewController) -> Commands {
    var own: [KeyCommand] = []
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      // The commands of the innermost responders are first.
      for subview in view.subviews { visit(subview) }
      own += view.keyCommands + view.handledKeyCommands
      if let controller = view.next as? ViewController, controller.viewIfLoaded === view {
        own += controller.keyCommands + controller.handledKeyCommands
      }
    }
    visit(room.view)
    return ((room as? RoomController)?.toolCommands ?? [], own)
  }
}

@MainActor
extension KeyCommand {
  /// The title and the key, as a line of a list.
  fileprivate var line: String { "\(listedTitle) \(keyDescription)" }

  /// The command for a list, with an action that does nothing.
  fileprivate var withoutAction: KeyCommand {
    var command = KeyCommand(
      title: title, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    ) {}
    command.isEnabled = isEnabled
    return command
  }
}

@MainActor
extension [KeyCommand] {
  /// The commands that have a title, including disabled commands; each pair of title and key occurs once.
  fileprivate var listed: [KeyCommand] {
    var lines: Set<String> = []
    return filter { !$0.listedTitle.isEmpty && lines.insert($0.line).inserted }
  }
}
