public import AtriumGraphics

/// An object through which programs exchange text and images by copy and paste.
///
/// A desktop with X11 has two pasteboards. ``general`` contains the text that the user has copied or cut last.
/// ``primary`` contains the text that the user has selected last, which the middle button pastes.
///
/// The text usually belongs to another program, which may need a long time to send it. Reading is therefore
/// asynchronous:
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
    /// The pasteboard for the text that the user has selected last.
    public static let primary = Name(rawValue: "PRIMARY")
  }

  /// The pasteboard for copy, cut and paste.
  public static let general = Pasteboard(.general)
  /// The pasteboard for the text that the user has selected last, without a command to copy it.
  public static let primary = Pasteboard(.primary)

  /// The connection to the desktop, which is set while an application runs.
  ///
  /// The value is nil without a desktop. The pasteboards are then local to the process.
  public static var host: (any PasteboardHost)?

  private static let ownHost = ProcessPasteboards()
  private static var currentHost: any PasteboardHost { host ?? ownHost }

  /// The name of the pasteboard.
  public let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  /// The text that this program has put on the pasteboard; nil without such text, or after it was replaced.
  ///
  /// Setting a string replaces the content of any program. Setting nil clears the pasteboard if this program owns
  /// the content. To read the text of other programs, which takes time, call ``requestString(completion:)``.
  public var string: String? {
    get { Pasteboard.currentHost.contents(of: name)?.string() }
    set { setString(newValue) }
  }

  /// Puts text on the pasteboard.
  ///
  /// - Parameters:
  ///   - string: The text; nil clears the pasteboard if this program owns the content.
  ///   - isConcealed: Whether the text is secret. Clipboard managers are asked not to store secret text, and the
  ///     text is lost when the program exits.
  public func setString(_ string: String?, isConcealed: Bool = false) {
    let contents = string.map { text in PasteboardContents(isConcealed: isConcealed) { text } }
    Pasteboard.currentHost.set(contents, on: name)
  }

  /// Puts text on the pasteboard; the text is created only when a program requests it.
  ///
  /// - Parameter provider: Returns the text; nil if the text no longer exists. The closure can be called any number
  ///   of times until the content of the pasteboard is replaced.
  public func setString(provider: @escaping @MainActor () -> String?) {
    Pasteboard.currentHost.set(PasteboardContents(string: provider), on: name)
  }

  /// The image that this program has put on the pasteboard; nil without an image, or after it was replaced.
  ///
  /// Other programs receive the image in the PNG format. This line puts a snapshot of a view on the
  /// pasteboard:
  ///
  /// ```swift
  /// Pasteboard.general.image = view.snapshot().map { Image($0) }
  /// ```
  ///
  /// Setting an image replaces the content of any program. Setting nil clears the pasteboard if this program owns
  /// the content.
  public var image: Image? {
    get {
      var found: Image?
      let provider = itemProviders.first { $0.canLoadObject(ofClass: Image.self) }
      provider?.loadObject(ofClass: Image.self) { image, _ in found = image }
      return found
    }
    set { itemProviders = newValue.map { [ItemProvider(object: $0)] } ?? [] }
  }

  /// Whether the pasteboard has an image from this program.
  public var hasImages: Bool { itemProviders.contains { $0.canLoadObject(ofClass: Image.self) } }

  /// The data that this program has put on the pasteboard by this property or by ``image``; empty for plain text.
  ///
  /// Setting an empty array clears the pasteboard if this program owns the content.
  public var itemProviders: [ItemProvider] {
    get { Pasteboard.currentHost.contents(of: name)?.itemProviders ?? [] }
    set {
      let contents = newValue.isEmpty ? nil : PasteboardContents(itemProviders: newValue)
      Pasteboard.currentHost.set(contents, on: name)
    }
  }

  /// Whether there may be text on the pasteboard.
  ///
  /// The program that owns the content is not contacted. The value is therefore true even if that program turns out
  /// to have no text.
  public var hasStrings: Bool { Pasteboard.currentHost.hasStrings(on: name) }

  /// Reads the text on the pasteboard.
  ///
  /// The completions of several requests are called in the order of the requests. If this program owns the text, the
  /// completion is called before this method returns.
  ///
  /// - Parameter completion: Receives the text; nil if there is none, or if the program that owns it does not send
  ///   it completely. The closure is called once, or never if the application exits before.
  public func requestString(completion: @escaping @MainActor (String?) -> Void) {
    Pasteboard.currentHost.requestString(from: name, completion: completion)
  }
}
