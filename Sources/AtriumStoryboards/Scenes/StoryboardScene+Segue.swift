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
      /// `unwind`, with the action of the controller to which the segue returns.
      case unwind(action: String)
      /// A relationship: the destination always belongs to its source, such as `rootViewController`.
      case relationship(String)
      /// `custom`, with the name of the segue class; empty if the file gives none.
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
    /// The ``StoryboardScene/id`` of the scene from which the segue starts.
    public let source: String
    /// The ``StoryboardScene/id`` of the scene to which the segue leads; nil for `unwind`, and if the file
    /// gives none.
    public let destination: String?
  }
}
