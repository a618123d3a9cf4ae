/// The connection of ``Pasteboard`` to a desktop.
@MainActor
public protocol PasteboardHost: AnyObject {
  /// Puts contents on a pasteboard, which then belongs to this program.
  ///
  /// - Parameters:
  ///   - contents: The contents; nil to clear the pasteboard if this program has it.
  ///   - name: The pasteboard.
  func set(_ contents: PasteboardContents?, on name: Pasteboard.Name)

  /// Returns the contents that this program has put on a pasteboard; nil if another program has
  /// it.
  func contents(of name: Pasteboard.Name) -> PasteboardContents?

  /// Whether there may be a text on a pasteboard.
  func hasStrings(on name: Pasteboard.Name) -> Bool

  /// Reads the text on a pasteboard.
  ///
  /// - Parameters:
  ///   - name: The pasteboard.
  ///   - completion: Receives the text, nil if there is none. The host calls it once, in the order
  ///     of the requests of a pasteboard.
  func requestString(
    from name: Pasteboard.Name, completion: @escaping @MainActor (String?) -> Void)
}

/// The contents that a program has put on a pasteboard.
public struct PasteboardContents {
  /// Whether the text is a secret, which no clipboard manager may keep.
  public let isConcealed: Bool
  /// Returns the text; nil if there is none any more.
  public let string: @MainActor () -> String?

  /// Makes contents from a function that returns the text.
  public init(isConcealed: Bool = false, string: @escaping @MainActor () -> String?) {
    self.isConcealed = isConcealed
    self.string = string
  }
}
