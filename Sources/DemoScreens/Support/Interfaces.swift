import AtriumControls
import AtriumGraphics
package import AtriumKit
package import AtriumStoryboards

/// The Interface Builder files of the demo, in the folder `assets/storyboards`.
///
/// A file is read only when a screen that needs the file loads its view. Only one failure is reported for each file.
@MainActor
package final class Interfaces {
  private let folder: String?
  private let report: @MainActor (String) -> Void
  private var reported: Set<String> = []
  private lazy var registry = Interfaces.makeRegistry()

  init(folder: String?, report: @escaping @MainActor (String) -> Void) {
    (self.folder, self.report) = (folder, report)
  }

  // MARK: Files

  /// Reads a storyboard.
  ///
  /// - Parameter name: The name of the file, without its extension.
  /// - Returns: The storyboard.
  /// - Throws: The reason why the file cannot be read.
  package func storyboard(named name: String) throws(InterfaceFailure) -> Storyboard {
    try reading(name + ".storyboard") { bundle throws(InterfaceError) in
      try Storyboard(
        name: name, in: bundle, registry: registry,
        localization: LocalizedStrings.current.language)
    }
  }

  /// Reads a nib.
  ///
  /// - Parameter name: The name of the file, without its extension.
  /// - Returns: The nib.
  /// - Throws: The reason why the file cannot be read.
  package func nib(named name: String) throws(InterfaceFailure) -> Nib {
    try reading(name + ".xib") { bundle throws(InterfaceError) in
      try Nib(
        named: name, in: bundle, registry: registry,
        localization: LocalizedStrings.current.language)
    }
  }

  private func reading<Result>(
    _ file: String, _ read: (ResourceBundle) throws(InterfaceError) -> Result
  ) throws(InterfaceFailure) -> Result {
    do throws(InterfaceError) {
      guard let folder, let bundle = ResourceBundle(path: folder) else {
        throw InterfaceError(
          file: "assets/storyboards/\(file)", reason: .unreadable("No folder of assets"))
      }
      return try read(bundle)
    } catch {
      var error = error
      // A missing file is reported with its expected path.
      if let folder, case .unreadable = error.reason {
        error.file = "\(folder)/storyboards/\(file)"
      }
      throw failure(.unreadable(error), in: file)
    }
  }

  // MARK: Controllers

  /// Makes a controller from a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier; nil for the initial controller.
  ///   - storyboard: The storyboard.
  ///   - type: The class that the controller must have.
  /// - Returns: The controller.
  /// - Throws: The reason why the controller cannot be made.
  package func controller<Controller: ViewController>(
    _ identifier: String?, of storyboard: Storyboard, as type: Controller.Type
  ) throws(InterfaceFailure) -> Controller {
    let made: ViewController? =
      if let identifier {
        storyboard.identifiers.contains(identifier)
          ? storyboard.instantiateViewController(withIdentifier: identifier) : nil
      } else {
        storyboard.instantiateInitialViewController()
      }
    guard let controller = made as? Controller else {
      throw missing("\(identifier ?? "initial controller") of the class \(type)", in: storyboard)
    }
    return controller
  }

  /// Reports that a storyboard lacks an object, and returns the failure.
  func missing(_ object: String, in storyboard: Storyboard) -> InterfaceFailure {
    let file = storyboard.name + ".storyboard"
    return failure(.missing(object, file: file), in: file)
  }

  /// Reports that a nib lacks an object, and returns the failure.
  func missing(_ object: String, inNib name: String) -> InterfaceFailure {
    failure(.missing(object, file: name + ".xib"), in: name + ".xib")
  }

  private func failure(_ failure: InterfaceFailure, in file: String) -> InterfaceFailure {
    if reported.insert(file).inserted { report(failure.description) }
    return failure
  }

  // MARK: Classes

  private static func makeRegistry() -> InterfaceRegistry {
    let registry = InterfaceRegistry()
    registry.register(PaletteView.interface)
    registry.register(CardView.interface)
    registry.register(PlacesController.interface)
    registry.register(PlacesView.interface)
    registry.register(PlaceColumn.interface)
    registry.register(InsetController.interface)
    registry.register(FilePageController.interface)
    registry.register(InsetView.interface)
    registry.register(StackedPlacesController.interface)
    registry.register(StackedPlacesView.interface)
    registry.register(StackedPageController.interface)
    registry.register(StackedPageView.interface)
    registry.register(StackLayerController.interface)
    registry.register(StackLayerView.interface)
    registry.register(StackCardView.interface)
    return registry
  }
}
