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
      /// An unwind segue, with the action of the controller to which the segue returns.
      case unwind(action: String)
      /// A relationship, with its name: the destination always belongs to the source, as for `rootViewController`.
      case relationship(String)
      /// A custom segue, with the name of the segue class; the name is empty if the file does not specify one.
      case custom(String)
      /// A kind that is not known.
      case other(String)
    }

    /// The identifier in the file; nil if there is none.
    public let id: String?
    /// The identifier that programs use; nil if the file does not specify one.
    public let identifier: String?
    /// The kind of the segue.
    public let kind: Kind
    /// The ``StoryboardScene/id`` of the scene from which the segue starts.
    public let source: String
    /// The ``StoryboardScene/id`` of the scene to which the segue leads; nil for an unwind segue.
    ///
    /// The value is also nil if the file does not specify a destination.
    public let destination: String?
  }
}
