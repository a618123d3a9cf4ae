import AtriumContainers
import AtriumControls
import AtriumKit

extension HouseController {
  /// Adds the key commands of the whole program, such as the commands for rooms, the ring and the list of shortcuts.
  func addCommands() {
    for (index, room) in viewControllers.prefix(9).enumerated() {
      let (title, name) = (
        String(localized: "Go to %@", room.title ?? ""), String(localizedKeys: "Ctrl+\(index + 1)")
      )
      addKeyCommand(
        KeyCommand(title: title, input: "\(index + 1)", modifierFlags: .control) {
          [weak self, weak room] in
          guard let self, let room else { return }
          if presentedViewController != nil { dismiss(animated: true) }
          go(to: room, occasion: name)
        })
    }
    // The ring itself handles its keys. This command adds the keys to the list of shortcuts.
    addKeyCommand(
      KeyCommand(
        title: String(localized: "Open the ring"), input: KeyCommand.inputFunction(10),
        modifierFlags: .shift
      ) { [weak self] in
        guard let self, presentedViewController == nil else { return }
        setMenuVisible(!isMenuVisible, animated: true)
      })
    addKeyCommand(
      KeyCommand(title: String(localized: "Show all rooms"), input: "k", modifierFlags: .control) {
        [weak self] in
        self?.showRooms()
      })
    addKeyCommand(
      KeyCommand(title: String(localized: "Settings"), input: ",", modifierFlags: .control) {
        [weak self] in
        self?.showSettings()
      })
    addKeyCommand(
      .showShortcuts(over: self) { [weak self] _ in self.map(\.shortcuts) ?? [] })
  }
}

extension ViewController {
  /// Adds the key commands of the window: Ctrl+Q and Ctrl+W close it, F11 enters and leaves full screen.
  func addWindowCommands() {
    for (title, input) in [
      (String(localized: "Quit"), "q"), (String(localized: "Close the window"), "w"),
    ] {
      addKeyCommand(
        KeyCommand(title: title, input: input, modifierFlags: .control) { [weak self] in
          self?.viewIfLoaded?.window?.requestClose()
        })
    }
    addKeyCommand(
      KeyCommand(title: String(localized: "Full screen"), input: KeyCommand.inputFunction(11)) {
        [weak self] in
        guard let window = self?.viewIfLoaded?.window else { return }
        window.requestFullScreen(!window.windowState.contains(.fullScreen))
        self?.announceFullScreen(in: window)
      })
  }

  /// Announces whether the window is full screen, after a delay in which the window manager can change the state.
  private func announceFullScreen(in window: Window) {
    window.scheduleTimer(withTimeInterval: 0.5) { [weak window] _ in
      guard let window else { return }
      let text =
        window.windowState.contains(.fullScreen)
        ? String(localized: "Full screen") : String(localized: "Full screen is off")
      Accessibility.post(notification: .announcement, argument: text)
    }
  }
}
