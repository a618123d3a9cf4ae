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
  /// The first scene of the playground; nil for the playground's own first scene.
  package var scene: PlayScene?
  /// The user's choices, which the program saves.
  public var state = DemoState()
  /// Changes the number of pixels per point; nil if the window's host cannot change it.
  ///
  /// The closure receives nil to restore the desktop's number.
  public var changeScale: (@MainActor (_ scale: Double?) -> Void)?
  /// Applies choices of the user to the settings of all windows; nil if the settings screen changes its window alone.
  ///
  /// The closure receives a state that contains only the new choices.
  public var changeSettings: (@MainActor (_ choices: DemoState) -> Void)?
  /// Shows the desktop's dialog for storyboard and xib files; nil if the window's host has no such dialog.
  ///
  /// The closure receives the path of a file. The dialog first shows the folder of that file.
  public var chooseFile:
    (@MainActor (_ near: String, _ answer: @escaping @MainActor (FileChoice) -> Void) -> Void)?
  /// Called with each root controller, before the controller is in a window.
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

  /// Sets the language of all strings that are created from now on.
  public func use(_ language: Language) {
    language.use(assetsFolder: assetsFolder, report: report)
  }
}
