/// Asks the desktop to open a URL, and the user to choose files, through the desktop's portal.
///
/// Each request may start the portal. Without a session bus, the answer ``Answer/unavailable`` arrives at once.
@MainActor
public final class DesktopPortal {
  /// The answer to a request.
  public enum Answer: Equatable, Sendable {
    /// The request has succeeded. For files, the value contains their URLs.
    case accepted([String])
    /// The user has cancelled the request, or the portal or the session bus has exited.
    case cancelled
    /// There is no portal, or the portal does not support the request.
    case unavailable
  }

  /// A kind of file that the user can choose.
  public struct Filter: Equatable, Sendable {
    /// The name that the dialog displays, in the user's language.
    public var name: String
    /// The patterns of the file names, such as `*.png`.
    public var patterns: [String]

    /// Makes a filter from a name and patterns.
    public init(name: String, patterns: [String]) { (self.name, self.patterns) = (name, patterns) }
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let request = "org.freedesktop.portal.Request"

  private let session: SessionBus
  private var count = 0
  private var followsAnswers = false
  /// The closures for the requests that have not been answered, by the path of each request's object.
  private var waiting: [String: @MainActor (Answer) -> Void] = [:]

  /// Makes a portal; nothing is sent before the first request.
  public init(session: SessionBus) {
    self.session = session
  }

  /// Opens a URL with the program that the user prefers for it.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - parent: The X identifier of the window to which the dialog belongs; 0 if there is none.
  ///   - answer: Called once with the answer; never called if the program exits first.
  public func open(
    _ url: String, parent: UInt, answer: @escaping @MainActor (Answer) -> Void
  ) {
    call("org.freedesktop.portal.OpenURI", "OpenURI", [.string(url)], parent: parent, [], answer)
  }

  /// Lets the user choose a file to open.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - filters: The kinds of files; empty for all files.
  ///   - folder: The path of the folder that the dialog shows first.
  ///   - parent: The X identifier of the window to which the dialog belongs; 0 if there is none.
  ///   - answer: Called once with the answer; never called if the program exits first.
  public func chooseFile(
    title: String, filters: [Filter], folder: String, parent: UInt,
    answer: @escaping @MainActor (Answer) -> Void
  ) {
    var options = [option("current_folder", bytes(folder))]
    if !filters.isEmpty { options.append(option("filters", value(filters))) }
    call(
      "org.freedesktop.portal.FileChooser", "OpenFile", [.string(title)], parent: parent, options,
      answer)
  }

  /// Lets the user choose the name of a file to save.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - name: The suggested name.
  ///   - parent: The X identifier of the window to which the dialog belongs; 0 if there is none.
  ///   - answer: Called once with the answer; never called if the program exits first.
  public func chooseNameToSave(
    title: String, name: String, parent: UInt, answer: @escaping @MainActor (Answer) -> Void
  ) {
    call(
      "org.freedesktop.portal.FileChooser", "SaveFile", [.string(title)], parent: parent,
      [option("current_name", .string(name))], answer)
  }

  // MARK: Messages

  private func option(_ name: String, _ value: BusValue) -> BusValue {
    .entry(.string(name), .variant(value))
  }

  /// Returns a path as the portal expects it: bytes with a zero byte at the end.
  private func bytes(_ path: String) -> BusValue {
    .array(of: "y", (Array(path.utf8) + [0]).map { .byte($0) })
  }

  private func value(_ filters: [Filter]) -> BusValue {
    .array(
      of: "(sa(us))",
      filters.map { filter in
        let patterns = filter.patterns.map { BusValue.structure([.uint32(0), .string($0)]) }
        return .structure([.string(filter.name), .array(of: "(us)", patterns)])
      })
  }

  private func call(
    _ interface: String, _ member: String, _ arguments: [BusValue], parent: UInt,
    _ options: [BusValue], _ answer: @escaping @MainActor (Answer) -> Void
  ) {
    guard let connection = session.connection, let sender = connection.uniqueName else {
      return answer(.unavailable)
    }
    followAnswers()
    count += 1
    let token = "atrium\(count)"
    // The portal may send the answer before the reply to this call, so the path of the request is computed here and
    // not taken from the reply.
    let name = sender.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 }
    let path = "\(Self.path)/request/\(String(name))/\(token)"
    waiting[path] = answer
    let window = BusValue.string("x11:" + String(parent, radix: 16))
    let all = options + [option("handle_token", .string(token))]
    connection.call(
      Self.name, Self.path, interface, member,
      [window] + arguments + [.array(of: "{sv}", all)]
    ) { [weak self] reply in
      guard let self else { return }
      switch reply {
      case .error: waiting.removeValue(forKey: path)?(.unavailable)
      case .values(let values):
        // Old portals ignore the token and choose the path themselves.
        guard let actual = values.first?.text, actual != path,
          let answer = waiting.removeValue(forKey: path)
        else { return }
        waiting[actual] = answer
      }
    }
  }

  /// Subscribes to the user's answers, and to the exit of the portal.
  private func followAnswers() {
    guard !followsAnswers else { return }
    followsAnswers = true
    session.whenReady {
      $0.addMatch("type='signal',sender='\(Self.name)',interface='\(Self.request)'")
    }
    session.observe(ownerOf: Self.name)
    session.observe { [weak self] in self?.receive($0) }
    session.observeLoss { [weak self] in self?.cancelAll() }
  }

  private func cancelAll() {
    let answers = waiting.values
    waiting = [:]
    for answer in answers { answer(.cancelled) }
  }

  private func receive(_ signal: BusMessage) {
    if signal.isOwnerChange, signal.arguments[0].text == Self.name,
      signal.arguments[1].text != ""
    {
      return cancelAll()
    }
    guard signal.interface == Self.request, signal.member == "Response",
      session.isFrom(Self.name, signal), let answer = waiting.removeValue(forKey: signal.path)
    else { return }
    guard signal.arguments.count == 2, signal.arguments[0].integer == 0 else {
      return answer(.cancelled)
    }
    var urls: [String] = []
    for case .entry(let key, let value) in signal.arguments[1].elements where key.text == "uris" {
      urls = value.elements.compactMap(\.text)
    }
    answer(.accepted(urls))
  }
}
