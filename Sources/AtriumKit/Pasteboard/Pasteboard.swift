/// A place through which programs exchange text by copy and paste.
///
/// A desktop with X11 has two. ``general`` has the text that the user copied or cut. ``primary``
/// has the text that the user selected last; the middle button pastes it.
///
/// Another program owns the text most of the time and may take long to send it, so reading is
/// asynchronous:
///
/// ```swift
/// Pasteboard.general.string = "Hello"
/// Pasteboard.general.requestString { text in
///   if let text { insert(text) }
/// }
/// ```
///
/// Without a window system, as on the stage of tests, the pasteboards belong to the process.
@MainActor
public final class Pasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name, as X11 has it.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The pasteboard for copy, cut and paste.
    public static let general = Name(rawValue: "CLIPBOARD")
    /// The pasteboard of the last selection.
    public static let primary = Name(rawValue: "PRIMARY")
  }

  /// The pasteboard for copy, cut and paste.
  public static let general = Pasteboard(.general)
  /// The pasteboard of the last selection: text becomes available as soon as it is selected.
  public static let primary = Pasteboard(.primary)

  /// The connection to the desktop, which an application sets while it runs.
  ///
  /// It is nil without a desktop; the pasteboards then belong to the process.
  public static var host: (any PasteboardHost)?

  private static let ownHost = ProcessPasteboards()
  private static var currentHost: any PasteboardHost { host ?? ownHost }

  /// The name.
  public let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  /// The text that this program has put on the pasteboard; nil once another program has replaced
  /// it.
  ///
  /// Setting it takes the pasteboard from the program that has it. Setting nil clears the
  /// pasteboard if this program has it. ``requestString(completion:)`` also reads the text of
  /// other programs, which takes time.
  public var string: String? {
    get { Pasteboard.currentHost.contents(of: name)?.string() }
    set { setString(newValue) }
  }

  /// Puts a text on the pasteboard.
  ///
  /// - Parameters:
  ///   - string: The text; nil to clear the pasteboard if this program has it.
  ///   - isConcealed: Whether the text is a secret: clipboard managers are asked not to keep it,
  ///     and it is lost when the program exits.
  public func setString(_ string: String?, isConcealed: Bool = false) {
    let contents = string.map { text in PasteboardContents(isConcealed: isConcealed) { text } }
    Pasteboard.currentHost.set(contents, on: name)
  }

  /// Puts a text on the pasteboard that is made when a program asks for it.
  ///
  /// - Parameter provider: Makes the text; nil if there is none any more. It may be called several
  ///   times, or never, until the pasteboard is taken by another text.
  public func setString(provider: @escaping @MainActor () -> String?) {
    Pasteboard.currentHost.set(PasteboardContents(string: provider), on: name)
  }

  /// Whether there may be a text on the pasteboard.
  ///
  /// It does not ask the program that owns the pasteboard, which may turn out to have no text.
  public var hasStrings: Bool { Pasteboard.currentHost.hasStrings(on: name) }

  /// Reads the text on the pasteboard.
  ///
  /// Completions of several requests are called in the order of the requests. The completion is
  /// called before this method returns if this program owns the text.
  ///
  /// - Parameter completion: Receives the text; nil if there is none, or if the program that owns
  ///   it does not send it completely. It is called once, or never if the application closes before.
  public func requestString(completion: @escaping @MainActor (String?) -> Void) {
    Pasteboard.currentHost.requestString(from: name, completion: completion)
  }
}
