extension StoryboardScene {
  /// A segue from one scene to another.
  public struct Segue: Hashable, Sendable {
    /// The kind of a segue.
    public enum Kind: Hashable, Sendable {
      /// `show`, and `push` of old files.
      case show
      /// `showDetail`.
      case showDetail
      /// `replace` of old files.
      case replace
      /// `presentation`, and `modal` of old files.
      case present
      /// `popoverPresentation`, and `popover` of old files.
      case popover
      /// `embed`: the destination fills a container view.
      case embed
      /// `unwind`, with the action of the controller that it goes back to.
      case unwind(action: String)
      /// The destination belongs to its source from the beginning, such as `rootViewController`.
      case relationship(String)
      /// `custom`, with its class; empty if the file gives none.
      case custom(String)
      /// A kind that is not known.
      case other(String)
    }

    /// The identifier in the file; nil if there is none.
    public let id: String?
    /// The identifier that programs use; nil if the file gives none.
    public let identifier: String?
    /// The kind of the segue.
    public let kind: Kind
    /// The ``StoryboardScene/id`` of the scene that it starts from.
    public let source: String
    /// The ``StoryboardScene/id`` of the scene that it leads to; nil for `unwind`, and if there is none.
    public let destination: String?
  }
}
