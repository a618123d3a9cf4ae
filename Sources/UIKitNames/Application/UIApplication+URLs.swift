import Atrium
import Foundation

extension UIApplication {
  /// The key of an option of `application(_:open:options:)`.
  ///
  /// The desktop reports no options.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the program that made the request.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value from the program that made the request.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is opened without a copy.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Opens a URL in this program.
  ///
  /// - Returns: Whether the scheme is the program's own, and a delegate has accepted the URL.
  func openHere(_ url: URL) -> Bool {
    guard ownSchemes.contains(url.scheme?.lowercased() ?? "") else { return false }
    guard hasSceneDelegate else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    let windows = [keyWindow].compactMap { $0 } + windows.reversed()
    guard let scene = windows.lazy.compactMap(\.windowScene).first(where: { $0.delegate != nil })
    else { return false }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  /// Returns the arguments that are URLs with the program's own schemes.
  func ownURLs(in arguments: [String]) -> [URL] {
    guard arguments.contains(where: { $0.contains(":") }) else { return [] }
    let schemes = ownSchemes
    return arguments.compactMap { URL(string: $0) }.filter {
      schemes.contains($0.scheme?.lowercased() ?? "")
    }
  }

  /// The schemes in the file `Info.plist` among the resources, in small letters.
  private var ownSchemes: Set<String> {
    let types = ResourceBundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }
}
