/// What the screens of the demo share.
@MainActor
public final class DemoEnvironment {
  /// The pictures.
  public let assets: Assets
  /// The calls in the controllers' lives, from the program's start.
  public let journal = LifecycleJournal()

  /// Makes the surroundings of one demo.
  ///
  /// - Parameters:
  ///   - assetsFolder: The path of the folder `assets`; nil if there is none.
  ///   - report: Hears of pictures that are missing or broken, in one line each.
  public init(
    assetsFolder: String?, report: @escaping @MainActor (_ message: String) -> Void = { _ in }
  ) {
    assets = Assets(folder: assetsFolder, report: report)
  }
}
