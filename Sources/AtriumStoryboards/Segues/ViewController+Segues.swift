public import AtriumKit

extension ViewController {
  /// The storyboard that the controller was made from; nil if there is none, and during `init(coder:)` (L-11).
  public var storyboard: Storyboard? {
    attachmentIfPresent(SceneArchive.self).flatMap { $0.isAwake ? $0.storyboard : nil }
  }

  /// Performs a segue of the scene that the controller was made from (T16).
  ///
  /// `shouldPerformSegue` is not called. Traps if the scene has no segue with the identifier (X-12).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - sender: The sender that ``AtriumKit/ViewController/prepare(for:sender:)`` receives.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    let archive = attachmentIfPresent(SceneArchive.self)
    guard let archive, let element = archive.segue(withIdentifier: identifier) else {
      fatalError(
        "\(title ?? "\(type(of: self))") has no segue with the identifier \"\(identifier)\"; its scene has "
          + "\(segueIdentifiers.map { "\"\($0)\"" }.joined(separator: ", ")).")
    }
    SegueRun.start(element, from: self, of: archive, sender: sender, isAsked: false)
  }

  /// The identifiers of the segues of the controller's scene, in the order of the file; empty without a storyboard.
  public var segueIdentifiers: [String] {
    let segues = attachmentIfPresent(SceneArchive.self)?.scene?.everySegue ?? []
    return segues.filter { $0["kind"] != "relationship" }.compactMap { $0["identifier"] }
  }
}
