public import AtriumGraphics

/// An object through which programs exchange text and images by copy and paste.
///
/// A desktop with X11 has two pasteboards. ``general`` contains the text that the user has copied
/// or cut. ``primary`` contains the text that the user selected last; the middle button pastes it.
///
/// The text usually belongs to another program, which may take a long time to send it. So reading
/// is asynchronous:
///
/// ```swift
/// Pasteboard.general.string = "Hello"
/// Pasteboard.general.requestString { text in
///   if let text { insert(text) }
/// }
/// ```
///
/// Without a window system, as in tests, the pasteboards are local to the process.
@MainActor
public final class Pasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name of the X11 selection.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The pasteboard for copy, cut and paste.
    public static let general = Name(rawValue: "CLIPBOARD")
    /// The pasteboard for the text that was selected last.
    public static let primary = Name(rawValue: "PRIMARY")
  }

  /// The pasteboard for copy, cut and paste.
  public static let general = Pasteboard(.general)
  /// The pasteboard for the text that was selected last; the text is available as soon as it is
  /// selected.
  public static let primary = Pasteboard(.primary)

  /// The connection to the desktop, which is set while an application runs.
  ///
  /// Without a desktop this is nil, and the pasteboards are local to the process.
  public static var host: (any PasteboardHost)?

  private static let ownHost = ProcessPasteboards()
  private static var currentHost: any PasteboardHost { host ?? ownHost }

  /// The name of the pasteboard.
  public let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  /// The text that this program has put on the pasteboard; nil once another program has replaced it.
  ///
  /// Setting a string takes the pasteboard over from the program that owns it. Setting nil clears the
  /// pasteboard if this program owns it. To read the text of other programs, which takes time, call
  /// ``requestString(completion:)``.
  public var string: String? {
    get { Pasteboard.currentHost.contents(of: name)?.string() }
    set { setString(newValue) }
  }

  /// Puts text on the pasteboard.
  ///
  /// - Parameters:
  ///   - string: The text; nil clears the pasteboard if this program owns it.
  ///   - isConcealed: Whether the text is secret. Clipboard managers are asked not to keep secret
  ///     text, and the text is lost when the program exits.
  public func setString(_ string: String?, isConcealed: Bool = false) {
    let contents = string.map { text in PasteboardContents(isConcealed: isConcealed) { text } }
    Pasteboard.currentHost.set(contents, on: name)
  }

  /// Puts text on the pasteboard; the text is created only when a program requests it.
  ///
  /// - Parameter provider: Returns the text; nil if the text no longer exists. The closure can be
  ///   called any number of times until other text replaces it on the pasteboard.
  public func setString(provider: @escaping @MainActor () -> String?) {
    Pasteboard.currentHost.set(PasteboardContents(string: provider), on: name)
  }

  /// The image that this program has put on the pasteboard; nil once another program has replaced it.
  ///
  /// Other programs receive the image in the PNG format. To put a snapshot of a view on the
  /// pasteboard:
  ///
  /// ```swift
  /// Pasteboard.general.image = view.snapshot().map { Image($0) }
  /// ```
  ///
  /// Setting an image takes the pasteboard over from the program that owns it. Setting nil clears the
  /// pasteboard if this program owns it.
  public var image: Image? {
    get {
      var found: Image?
      let provider = itemProviders.first { $0.canLoadObject(ofClass: Image.self) }
      provider?.loadObject(ofClass: Image.self) { image, _ in found = image }
      return found
    }
    set { itemProviders = newValue.map { [ItemProvider(object: $0)] } ?? [] }
  }

  /// Whether this program has put an image on the pasteboard.
  public var hasImages: Bool { itemProviders.contains { $0.canLoadObject(ofClass: Image.self) } }

  /// The data that this program has put on the pasteboard with this property or with ``image``; empty for plain text.
  ///
  /// Setting an empty array clears the pasteboard if this program owns it.
  public var itemProviders: [ItemProvider] {
    get { Pasteboard.currentHost.contents(of: name)?.itemProviders ?? [] }
    set {
      let contents = newValue.isEmpty ? nil : PasteboardContents(itemProviders: newValue)
      Pasteboard.currentHost.set(contents, on: name)
    }
  }

  /// Whether there may be text on the pasteboard.
  ///
  /// The value is true even if the program that owns the pasteboard turns out to have no text,
  /// since that program is not contacted.
  public var hasStrings: Bool { Pasteboard.currentHost.hasStrings(on: name) }

  /// Reads the text on the pasteboard.
  ///
  /// Completions of several requests are called in the order of the requests. If this program owns
  /// the text, the completion is called before this method returns.
  ///
  /// - Parameter completion: Receives the text; nil if there is none, or if the program that owns
  ///   it does not send it completely. The closure is called once, or never if the application
  ///   exits first.
  public func requestString(completion: @escaping @MainActor (String?) -> Void) {
    Pasteboard.currentHost.requestString(from: name, completion: completion)
  }
}
