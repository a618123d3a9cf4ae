import AtriumGraphics
public import AtriumKit

/// Loads the views of controllers from storyboards and xib files.
///
/// ``install()`` makes this object the program's nib loader if there is none. Making a ``Storyboard`` or a ``Nib``
/// calls this method.
@MainActor
public final class NibLoader: NibLoading {
  private static let shared = NibLoader()
  private init() {}

  /// Lets controllers load their views from files.
  ///
  /// A controller uses its storyboard scene, the nib that its initialiser received, or a nib with the name of its
  /// class.
  public static func install() {
    if ViewController.nibLoader == nil { ViewController.nibLoader = shared }
  }

  /// Loads the view of a controller.
  ///
  /// An unreadable file is logged and treated as missing.
  ///
  /// - Returns: Whether a scene or a nib has provided the view.
  public func loadView(of viewController: ViewController) -> Bool {
    if let archive = viewController.attachmentIfPresent(SceneArchive.self) {
      return archive.loadView()
    }
    let source = InterfaceSource(
      bundle: viewController.nibBundle ?? .main, registry: .shared)
    for name in names(for: viewController) {
      guard let path = source.path(of: name, ending: "xib") else { continue }
      do throws(InterfaceError) {
        let nib = try Nib(path: path, source: source)
        nib.instantiate(withOwner: viewController)
        if viewController.isViewLoaded { return true }
        nib.document.root.warn(
          "The nib \(name) does not connect the outlet \"view\" of its owner \(type(of: viewController))."
        )
      } catch {
        SegueLog.error("\(error)")
      }
    }
    return false
  }

  /// Performs the embed segues of a scene.
  public func didLoadView(of viewController: ViewController) {
    viewController.attachmentIfPresent(SceneArchive.self)?.embed()
  }

  /// Returns the nib names to try, in order.
  ///
  /// If the controller has a nib name, the result is that name. Without a nib name, it is the name of the class. If
  /// this name ends in `Controller`, the name without that word comes first.
  private func names(for controller: ViewController) -> [String] {
    if let name = controller.nibName { return [name] }
    let name = "\(type(of: controller))"
    return name.hasSuffix("ViewController") || name.hasSuffix("Controller")
      ? [String(name.dropLast("Controller".count)), name] : [name]
  }
}
