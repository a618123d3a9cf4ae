import AtriumControls
public import AtriumKit
import AtriumStoryboards

/// Opens the storyboard and xib files that the user drops on a window.
@MainActor
public final class DroppedFiles: DropInteractionDelegate {
  private let open: @MainActor (InterfaceFile) -> Void

  /// Accepts files on a window.
  ///
  /// - Parameters:
  ///   - window: The window; it does not retain this object.
  ///   - open: Called with each file.
  public init(in window: Window, open: @escaping @MainActor (InterfaceFile) -> Void) {
    self.open = open
    window.addInteraction(DropInteraction(delegate: self))
  }

  /// Returns whether the drag carries files.
  public func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { session.canLoadObjects(ofClass: DroppedFile.self) }

  /// Accepts files everywhere in the window.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .copy) }

  /// Opens the files, or shows why they cannot be read.
  public func dropInteraction(
    _ interaction: DropInteraction, performDrop session: any DropSession
  ) {
    session.loadObjects(ofClass: DroppedFile.self) { [weak self, weak interaction] files in
      let window = interaction?.view?.window
      if files.isEmpty {
        self?.refuse(String(localized: "It is not a file on this computer."), in: window)
      }
      for file in files { self?.read(file.path, in: window) }
    }
  }

  private func read(_ path: String, in window: Window?) {
    do throws(InterfaceError) {
      open(try InterfaceFile(contentsOf: path))
    } catch {
      refuse("\(error)", in: window)
    }
  }

  private func refuse(_ reason: String, in window: Window?) {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(AlertController.unreadableFile(reason), animated: true)
  }
}
