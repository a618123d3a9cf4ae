public import Foundation

/// A URL that a scene is asked to open.
@MainActor
public final class UIOpenURLContext: Hashable {
  /// The URL.
  public let url: URL
  /// The circumstances of the request.
  public let options: UIScene.OpenURLOptions

  init(url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }

  /// Returns whether two references refer to the same object.
  public nonisolated static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
    left === right
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene {
  /// The circumstances of a request to open a URL, of which the desktop reports none.
  @MainActor
  public final class OpenURLOptions {
    /// The identifier of the program that made the request; always nil.
    public var sourceApplication: String? { nil }
    /// A value from the program that made the request; always nil.
    public var annotation: Any? { nil }
    /// Whether a file is opened without a copy; always true.
    public var openInPlace: Bool { true }
    init() {}
  }
}
