import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// The sections of the list of shortcuts: the current room, the program, the ring, and each other room.
///
/// The commands come from the responders themselves. For a room that is not on screen, a new room is made on a stage,
/// because a room makes its container together with its view.
@MainActor
struct ShortcutsOfRooms {
  /// The size of the stage, in points: a window in which containers show all their parts.
  private static let size = Size(width: 1280, height: 840)

  /// The sections of the list.
  let sections: [ShortcutsController.Section]

  /// Makes the sections.
  ///
  /// - Parameters:
  ///   - house: The root controller, in a window.
  ///   - environment: The shared objects of the demo.
  init(_ house: HouseController, _ environment: DemoEnvironment) {
    let current = house.selectedIndex
    let settings = house.view.window?.settings ?? Settings()
    let rooms = zip(ScreenCatalogue.ring, house.viewControllers).enumerated().map { index, room in
      index == current
        ? Self.commands(of: room.1) : Self.commands(of: room.0, environment, settings)
    }
    // Every room has the same tools, so the tools are listed only once.
    let tools = rooms.flatMap(\.tools)
    let everywhere = (tools + house.keyCommands + house.handledKeyCommands).listed
    let known = Set(everywhere.map(\.line))
    let all = zip(ScreenCatalogue.ring, rooms).map { screen, commands in
      ShortcutsController.Section(
        title: screen.title, commands: commands.own.listed.filter { !known.contains($0.line) })
    }
    sections =
      (current.map { [all[$0]] } ?? []) + [
        .init(title: String(localized: "Everywhere"), commands: everywhere),
        .init(
          title: String(localized: "In the open ring"),
          commands: RingMenuController.ringKeyCommands),
      ] + all.enumerated().filter { $0.offset != current }.map(\.element)
  }

  /// The commands of a room: the commands of its tools, and the commands of its containers and views.
  private typealias Commands = (tools: [KeyCommand], own: [KeyCommand])

  /// Returns the commands of a screen that is not shown, whose controller is put into a window that is never painted.
  private static func commands(
    of screen: any Screen, _ environment: DemoEnvironment, _ settings: Settings
  ) -> Commands {
    let stage = Stage(size: size, settings: settings)
    stage.host.paints = false
    let controller = screen.makeController(environment)
    stage.window.rootViewController = controller
    stage.settle()
    return commands(of: controller)
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
}

@MainActor
extension [KeyCommand] {
  /// The commands with a title, each title and key once, including disabled commands.
  fileprivate var listed: [KeyCommand] {
    var lines: Set<String> = []
    return filter { !$0.listedTitle.isEmpty && lines.insert($0.line).inserted }
  }
}
