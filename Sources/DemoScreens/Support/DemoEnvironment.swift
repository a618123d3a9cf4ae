/// The objects that the screens of the demo share.
@MainActor
public final class DemoEnvironment {
  /// The path of the folder `assets`; nil if there is none.
  package let assetsFolder: String?
  /// The images.
  public let assets: Assets
  /// The Interface Builder files.
  package let interfaces: Interfaces
  /// The journal of the controllers' lifecycle calls since the program's start.
  public let journal = LifecycleJournal()
  /// The first scene of the playground; nil for its own.
  package var scene: PlayScene?
  /// The user's choices, which the program saves.
  public var state = DemoState()

  /// Makes the environment of a demo.
  ///
  /// - Parameters:
  ///   - assetsFolder: The path of the folder `assets`; nil if there is none.
  ///   - report: Receives one line for each missing or broken image or Interface Builder file.
  public init(
    assetsFolder: String?, report: @escaping @MainActor (_ message: String) -> Void = { _ in }
  ) {
    self.assetsFolder = assetsFolder
    assets = Assets(folder: assetsFolder, report: report)
    interfaces = Interfaces(folder: assetsFolder, report: report)
  }
}
