public import AtriumKit

/// The objects that the screens of the demo share.
@MainActor
public final class DemoEnvironment {
  /// The path of the folder `assets`; nil if there is none.
  package let assetsFolder: String?
  /// The images.
  public let assets: Assets
  /// The Interface Builder files.
  package let interfaces: Interfaces
  /// The shortcuts of all rooms.
  package let shortcuts = ShortcutsOfRooms()
  /// The journal of the controllers' lifecycle calls since the program's start.
  public let journal = LifecycleJournal()
  /// The first scene of the playground; nil for its own.
  package var scene: PlayScene?
  /// The user's choices, which the program saves.
  public var state = DemoState()
  /// Changes the number of pixels in a point; nil if the window's host cannot do that.
  ///
  /// The closure receives nil for the desktop's number.
  public var changeScale: (@MainActor (_ scale: Double?) -> Void)?
  /// Shows the desktop's dialog for storyboard and xib files; nil if the window's host has none.
  ///
  /// The closure receives the path of a file in the folder that the dialog shows first.
  public var chooseFile:
    (@MainActor (_ near: String, _ answer: @escaping @MainActor (FileChoice) -> Void) -> Void)?
  /// Called with each root controller, before it is in a window.
  public var prepareRoot: @MainActor (_ root: ViewController) -> Void = { _ in }
  private let report: @MainActor (String) -> Void

  /// Makes the environment of a demo.
  ///
  /// - Parameters:
  ///   - assetsFolder: The path of the folder `assets`; nil if there is none.
  ///   - report: Receives one line for each missing or broken image or Interface Builder file.
  public init(
    assetsFolder: String?, report: @escaping @MainActor (_ message: String) -> Void = { _ in }
  ) {
    (self.assetsFolder, self.report) = (assetsFolder, report)
    assets = Assets(folder: assetsFolder, report: report)
    interfaces = Interfaces(folder: assetsFolder, report: report)
  }

  /// Makes a language the language of all strings that are made from now on.
  public func use(_ language: Language) {
    language.use(assetsFolder: assetsFolder, report: report)
  }
}
