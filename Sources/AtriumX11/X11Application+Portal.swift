internal import AtriumAccessibility
internal import CX11
internal import Glibc

/// Requests that the program makes to the desktop.
extension X11Application {
  /// Opens a URL with the program that the user prefers for it.
  ///
  /// The desktop's portal opens the URL. Without a portal, the program `xdg-open` opens it.
  ///
  /// - Parameters:
  ///   - url: The URL, such as `https://example.org`.
  ///   - completion: Called once, with whether the desktop accepted the URL.
  public func open(_ url: String, completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    desktopPortal.open(url, parent: parentForDialogs) { answer in
      switch answer {
      case .accepted: completion(true)
      case .cancelled: completion(false)
      case .unavailable: completion(Self.runOpener(url))
      }
    }
  }

  /// Lets the user choose a file in a dialog of the desktop.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - filters: The kinds of files; empty for all files.
  ///   - folder: The path of the folder that the dialog shows first.
  ///   - answer: Called once, with the URL of the file. For ``FileAnswer/unavailable``, the program must show its own
  ///     dialog.
  public func chooseFile(
    title: String, filters: [FileFilter] = [], folder: String,
    answer: @escaping @MainActor (FileAnswer) -> Void
  ) {
    desktopPortal.chooseFile(
      title: title, filters: filters.map { .init(name: $0.name, patterns: $0.patterns) },
      folder: folder, parent: parentForDialogs
    ) { answer(FileAnswer($0)) }
  }

  /// Lets the user choose the name of a file to save, in a dialog of the desktop.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - name: The suggested name.
  ///   - answer: Called once, with the URL of the file. For ``FileAnswer/unavailable``, the program must show its own
  ///     dialog.
  public func chooseNameToSave(
    title: String, name: String, answer: @escaping @MainActor (FileAnswer) -> Void
  ) {
    desktopPortal.chooseNameToSave(title: title, name: name, parent: parentForDialogs) {
      answer(FileAnswer($0))
    }
  }

  /// The identifier of the window to which the desktop's dialogs belong; 0 if no window is open.
  private var parentForDialogs: UInt {
    (hosts.first(where: \.hasFocus) ?? hosts.last)?.xWindow.id ?? 0
  }

  /// Starts `xdg-open`.
  ///
  /// - Returns: Whether the program was started.
  private static func runOpener(_ url: String) -> Bool {
    // A URL that begins with a hyphen would be read as an option.
    guard !url.hasPrefix("-"), !url.utf8.contains(0) else { return false }
    let words: [String] = ["xdg-open", url]
    var arguments = words.map { word -> UnsafeMutablePointer<CChar>? in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores `SIGPIPE`, but the opener must end if the reader of its output ends. So the opener gets
    // the default action.
    var restored = sigset_t()
    sigemptyset(&restored)
    sigaddset(&restored, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &restored)
    // The opener gets its own process group, so that a signal to this program's group does not end the opener.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    guard posix_spawnp(&process, "xdg-open", nil, &attributes, &arguments, environ) == 0 else {
      return false
    }
    return true
  }
}
