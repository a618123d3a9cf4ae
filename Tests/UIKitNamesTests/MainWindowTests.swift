import Foundation
import Testing
import UIKit

/// The window of a main storyboard.
@MainActor
@Suite(.ownWindows)
struct MainWindowTests {
  private class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var seen: UIViewController?
    var wasHidden = false
    var replacement: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      seen = window?.rootViewController
      wasHidden = window?.isHidden == true
      if let replacement { window = replacement }
      return true
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var titles: [String?] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) { titles.append(window?.rootViewController?.title) }
  }

  private final class Windowless: UIResponder, UIApplicationDelegate {}

  private func main(_ root: UIViewController?) -> MainWindow {
    MainWindow(root: { root }) { delegate, window in
      (delegate as? Delegate)?.window = window
      (delegate as? Scene)?.window = window
    }
  }

  @Test(
    "the delegate has the window of the main storyboard when it is called, and it is shown later")
  func window() {
    let (delegate, root) = (Delegate(), UIViewController())
    UIApplication().launch(delegate, mainWindow: main(root))
    #expect(delegate.seen === root && delegate.wasHidden)
    #expect(delegate.window?.isHidden == false && root.isViewLoaded)
  }

  @Test("a window that the delegate makes replaces the window of the main storyboard")
  func replaced() {
    let (delegate, root) = (Delegate(), UIViewController())
    delegate.replacement = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIApplication().launch(delegate, mainWindow: main(root))
    #expect(!root.isViewLoaded && delegate.window?.isHidden == true)
  }

  @Test("with scenes, the delegate of the scene has the window")
  func scene() {
    let (scene, root) = (Scene(), UIViewController())
    root.title = "Root"
    UIApplication().launch(Windowless(), sceneDelegate: { scene }, mainWindow: main(root))
    #expect(scene.titles == ["Root"] && scene.window?.isHidden == false)
    #expect(scene.window?.windowScene?.delegate === scene)
  }

  @Test("without a main storyboard, or without a property for it, there is no window")
  func none() {
    let delegate = Delegate()
    UIApplication().launch(delegate, mainWindow: main(nil))
    #expect(delegate.window == nil)
    let root = UIViewController()
    UIApplication().launch(Windowless(), mainWindow: main(root))
    #expect(!root.isViewLoaded)
  }

  @Test(
    "the main storyboard is named in the property list, or is Main without one",
    arguments: [
      ("{UIMainStoryboardFile = Start;}", "Start"), ("{}", nil),
      (
        "{UIApplicationSceneManifest = {UISceneConfigurations = "
          + "{UIWindowSceneSessionRoleApplication = ({UISceneStoryboardFile = First;});};};}",
        "First"
      ),
      (nil, "Main"),
    ] as [(String?, String?)])
  func names(list: String?, name: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "main-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Main.storyboard"))
    if let list { try Data(list.utf8).write(to: folder.appending(path: "Info.plist")) }
    #expect(UIKit.Bundle(path: folder.path)?.mainStoryboardName == name)
  }
}
