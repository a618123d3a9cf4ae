internal import AtriumX11
internal import Glibc
public import UIKitNames

extension UIApplication {
  /// Runs the program on an X server until its last window is closed.
  ///
  /// The plug-in `PortedSources` calls this method for a class with `@main`. A window that the delegate makes opens
  /// when the delegate calls `makeKeyAndVisible()`.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the program.
  ///   - sceneDelegate: Makes the delegate of the first scene; nil for a program without scenes.
  ///   - setWindow: Sets the property `window` of a delegate to the window of the main storyboard.
  public static func run(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
    setWindow: (@MainActor (_ delegate: AnyObject, _ window: UIWindow) -> Void)? = nil
  ) -> Never {
    do {
      let application = try X11Application()
      shared.launch(
        delegate, sceneDelegate: sceneDelegate,
        mainWindow: setWindow.map { MainWindow(root: MainStoryboard.root, assign: $0) },
        arguments: Array(CommandLine.arguments.dropFirst()))
      let code = try application.run()
      shared.noteTermination()
      exit(code)
    } catch {
      var line = "\(error)\n"
      _ = line.withUTF8 { write(2, $0.baseAddress, $0.count) }
      exit(1)
    }
  }
}
