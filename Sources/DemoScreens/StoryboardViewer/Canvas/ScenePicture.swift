import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards

/// Makes an image of a scene as it would appear on screen.
@MainActor
struct ScenePicture {
  /// The time that the scene runs before the image is made, in seconds, so that animations of its appearance end.
  private static let patience = 0.5

  let file: InterfaceFile
  let settings: Settings

  /// Makes the image of a scene; nil if there is not enough memory.
  ///
  /// - Parameters:
  ///   - index: The index of the scene in the file.
  ///   - size: The size of the scene, in points.
  ///   - scale: The number of pixels per point.
  /// - Returns: The image.
  func make(of index: Int, size: Size, scale: Double) -> Bitmap? {
    var settings = settings
    if let style = file.style { settings.userInterfaceStyle = style }
    let stage = Stage(size: size, scale: scale, settings: settings)
    stage.host.paints = false
    stage.window.rootViewController = SceneHostController(
      controller(at: index), hasFileTraits: true)
    stage.turn()
    stage.advance(by: ScenePicture.patience)
    return try? stage.window.picture()
  }

  /// Makes the controller of a scene; a container is made without the children that have separate images.
  private func controller(at index: Int) -> ViewController {
    let page = file.pages[index]
    guard let scene = page.scene, scene.isContainer, case .storyboard(let storyboard) = file.content
    else { return file.makeController(at: index) }
    let empty = EmptyPageController(page.title)
    switch page.symbol {
    case .navigation:
      let navigation = NavigationController()
      navigation.setViewControllers([empty], animated: false)
      return navigation
    case .tabs:
      let tabs = TabBarController()
      let scenes = Dictionary(storyboard.scenes.map { ($0.id, $0) }) { first, _ in first }
      let children = scene.segues.filter { $0.kind == .relationship("viewControllers") }
        .compactMap { $0.destination.flatMap { scenes[$0] } }
        // A tab bar has no space for more tabs, and a file may contain thousands.
        .prefix(12)
      tabs.setViewControllers(
        children.map { child in
          let page = EmptyPageController(page.title)
          let item = storyboard.instantiateViewController(of: child).tabBarItem
          page.tabBarItem = item
          return page
        }, animated: false)
      return tabs
    default: return empty
    }
  }
}
