/// The connection of ``Pasteboard`` to a desktop.
@MainActor
public protocol PasteboardHost: AnyObject {
  /// Puts content on a pasteboard, which this program then owns.
  ///
  /// - Parameters:
  ///   - contents: The content; nil clears the pasteboard if this program owns its content.
  ///   - name: The pasteboard.
  func set(_ contents: PasteboardContents?, on name: Pasteboard.Name)

  /// Returns the content that this program has put on a pasteboard; nil if another program has replaced it.
  func contents(of name: Pasteboard.Name) -> PasteboardContents?

  /// Returns whether there may be text on a pasteboard.
  func hasStrings(on name: Pasteboard.Name) -> Bool

  /// Reads the text on a pasteboard.
  ///
  /// - Parameters:
  ///   - name: The pasteboard.
  ///   - completion: Receives the text; nil if there is none. The host must call each completion once, in the order
  ///     of the requests to a pasteboard.
  func requestString(
    from name: Pasteboard.Name, completion: @escaping @MainActor (String?) -> Void)
}

/// The content that a program has put on a pasteboard.
public struct PasteboardContents {
  /// Whether the text is secret and clipboard managers must not store it.
  public let isConcealed: Bool
  /// A closure that returns the text; nil if the text no longer exists.
  public let string: @MainActor () -> String?
  /// The data of other types, such as images; empty for plain text.
  public let itemProviders: [ItemProvider]

  /// Makes content from a closure that returns the text.
  public init(isConcealed: Bool = false, string: @escaping @MainActor () -> String?) {
    self.isConcealed = isConcealed
    self.string = string
    itemProviders = []
  }

  /// Makes content from data in any types.
  ///
  /// The text of the content is that of the first provider with text; nil if that provider does not supply the text
  /// immediately.
  public init(itemProviders: [ItemProvider]) {
    isConcealed = false
    self.itemProviders = itemProviders
    string = {
      var found: String?
      let provider = itemProviders.first { $0.canLoadObject(ofClass: String.self) }
      provider?.loadObject(ofClass: String.self) { text, _ in found = text }
      return found
    }
  }

  /// Whether the content may be text.
  @MainActor public var hasText: Bool {
    itemProviders.isEmpty || itemProviders.contains { $0.canLoadObject(ofClass: String.self) }
  }
}
