import AtriumControls
import AtriumKit

/// The key commands of the inspector.
///
/// If the inspector shares a window with other content, the list omits the commands for the inspector's own window.
@MainActor
struct InspectorCommands {
  private let inspector: InspectorController
  private var session: InspectorSession { inspector.session }

  init(_ inspector: InspectorController) {
    self.inspector = inspector
  }

  /// Whether the inspector fills its window.
  private var isAlone: Bool { inspector.viewIfLoaded?.window?.rootViewController === inspector }

  /// The commands, in the order of the list of shortcuts.
  var all: [KeyCommand] {
    (isAlone ? window : []) + observing + time + [backOut]
      + (isAlone ? [.showShortcuts(over: inspector)] : [])
  }

  private func command(
    _ title: String, _ input: String, _ flags: KeyModifierFlags = [],
    _ action: @escaping @MainActor (InspectorController) -> Void
  ) -> KeyCommand {
    KeyCommand(title: title, input: input, modifierFlags: flags) { [weak inspector] in
      if let inspector { action(inspector) }
    }
  }

  private var window: [KeyCommand] {
    [
      command(String(localized: "Close the inspector"), "I", [.control, .shift]) {
        $0.viewIfLoaded?.window?.requestClose()
      },
      dock,
      command(String(localized: "Tree"), "1", .control) { $0.goTo(.tree) },
      command(String(localized: "Details"), "2", .control) { $0.goTo(.details) },
      command(String(localized: "Timeline"), "3", .control) { $0.goTo(.timeline) },
      command(String(localized: "Problems"), "4", .control) { $0.goTo(.problems) },
      command(String(localized: "Layers"), "5", .control) { $0.goTo(.layers) },
    ]
  }

  private var dock: KeyCommand {
    var command = command(inspector.dockingTitle, "D", [.control, .shift]) { $0.isDocked.toggle() }
    command.isEnabled = inspector.canDock
    return command
  }

  private var observing: [KeyCommand] {
    [
      command(String(localized: "Choose a controller in the window"), "C", [.control, .shift]) {
        $0.session.isPicking.toggle()
      },
      command(String(localized: "Search"), "F", .control) {
        $0.toolbar.search.becomeFirstResponder()
      },
      command(String(localized: "Next match"), "G", .control) { $0.selectMatch(forward: true) },
      command(String(localized: "Previous match"), "G", [.control, .shift]) {
        $0.selectMatch(forward: false)
      },
      command(String(localized: "Compare later moments with this one"), "D", .control) {
        $0.session.toggleHeldMoment()
      },
      command(String(localized: "Parts of containers in the tree"), "H", .control) {
        $0.session.showsParts.toggle()
      },
      command(String(localized: "Outline all controllers"), "A", [.control, .shift]) {
        $0.session.toggle(.areas)
      },
      command(String(localized: "Outline their safe areas"), "S", [.control, .shift]) {
        $0.session.toggle(.safeAreas)
      },
      command(String(localized: "Outline their margins"), "M", [.control, .shift]) {
        $0.session.toggle(.margins)
      },
      command(String(localized: "Outline what takes touches"), "T", [.control, .shift]) {
        $0.session.toggle(.hitAreas)
      },
      command(String(localized: "Outline what is painted"), "P", [.control, .shift]) {
        $0.session.toggle(.repaints)
      },
      command(String(localized: "Review, call by call"), "R", .control) {
        $0.session.isReviewing.toggle()
      },
      command(String(localized: "Copy the calls of the selection"), "C", .control) {
        $0.copyCalls()
      },
      command(String(localized: "Undo a change of a property"), "U", [.control, .shift]) {
        inspector in
        inspector.undoChange()
      },
      command(String(localized: "Next call of the controller"), ".") {
        $0.timeline.step(forward: true)
      },
      command(String(localized: "Previous call of the controller"), ",") {
        $0.timeline.step(forward: false)
      },
    ]
  }

  private var time: [KeyCommand] {
    [
      command(String(localized: "Slow motion"), KeyCommand.inputFunction(7)) {
        $0.session.timeRate = $0.session.timeRate == 1 ? 0.25 : 1
      },
      command(String(localized: "Pause or resume time"), KeyCommand.inputFunction(8)) {
        $0.session.timeRate = $0.session.timeRate == 0 ? 1 : 0
      },
      command(String(localized: "Step by one frame"), KeyCommand.inputFunction(9)) {
        $0.session.stepTurn()
      },
      command(String(localized: "To the next call"), KeyCommand.inputFunction(9), .shift) {
        $0.session.stepToCall()
      },
      command(String(localized: "Until nothing moves"), KeyCommand.inputFunction(9), .control) {
        $0.session.stepToRest()
      },
    ]
  }

  /// The command that ends the active mode or selection.
  ///
  /// If the inspector shares its window, the command is enabled only while ``canBackOut`` is true.
  private var backOut: KeyCommand {
    var command = command(String(localized: "Back out"), KeyCommand.inputEscape) { $0.backOut() }
    command.wantsPriorityOverSystemBehavior = true
    command.isEnabled = isAlone || inspector.canBackOut
    return command
  }
}

extension InspectorController {
  /// Whether ``backOut()`` would end a mode or a selection.
  var canBackOut: Bool {
    presentedViewController != nil || session.isPicking || !toolbar.search.text.isEmpty
      || session.isReviewing || session.selection != nil || session.selectedCall != nil
      || session.selectedCause != nil || session.timeRate != 1
  }

  /// Ends the first active item of this list: a presentation, picking, the search, the review, the selection, the
  /// selected cause, slow motion.
  func backOut() {
    if presentedViewController != nil { return dismiss(animated: true) }
    if session.isPicking {
      session.isPicking = false
    } else if !toolbar.search.text.isEmpty {
      toolbar.search.text = ""
      searchDidChange()
      focus(tree)
    } else if session.isReviewing {
      session.isReviewing = false
    } else if session.selection != nil || session.selectedCall != nil {
      (session.selection, session.selectedCall, session.outlined) = (nil, nil, nil)
    } else if session.selectedCause != nil {
      session.selectedCause = nil
    } else if session.timeRate != 1 {
      session.timeRate = 1
    }
  }

  /// Undoes the last change of a property, and shows the line of Swift code that restores the old value.
  func undoChange() {
    let line = session.undoChange()
    refresh()
    say(line ?? String(localized: "nothing to undo"))
  }

  /// Copies the calls of the selected controller, or of all controllers, as lines of the life-cycle log.
  func copyCalls() {
    let text = session.log(of: session.selection)
    Pasteboard.general.string = text
    let count = text.isEmpty ? 0 : text.split(separator: "\n").count
    say(String(localized: "copied %@ lines", "\(count)"))
  }
}
