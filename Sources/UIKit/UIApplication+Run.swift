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
  public static func run(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil
  ) -> Never {
    do {
      let application = try X11Application()
      shared.launch(delegate, sceneDelegate: sceneDelegate)
      let code = try application.run()
      delegate.applicationWillTerminate(shared)
      exit(code)
    } catch {
      var line = "\(error)\n"
      _ = line.withUTF8 { write(2, $0.baseAddress, $0.count) }
      exit(1)
    }
  }
}
