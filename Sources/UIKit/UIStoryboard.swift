public import AtriumStoryboards
public import UIKitNames

/// UIKit's name for `Storyboard`.
public typealias UIStoryboard = Storyboard

/// UIKit's name for `Nib`.
public typealias UINib = Nib

extension Storyboard {
  /// Reads a storyboard, which may name classes of the caller's module and of the application delegate's module.
  ///
  /// The strings are in the user's language. Traps if the file cannot be read, as on iOS.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The bundle that contains the file; nil for the program's bundle.
  ///   - file: The caller's `#fileID`, which begins with the module's name.
  public convenience init(name: String, bundle: Bundle?, file: String = #fileID) {
    InterfaceTable.register(callerIn: file)
    do throws(InterfaceError) {
      try self.init(name: name, in: bundle, localization: Bundle.preferredLocalization(of: bundle))
    } catch {
      fatalError("\(error)")
    }
  }

  /// Makes the controller with a storyboard identifier.
  ///
  /// Traps if the file has no such identifier.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Makes the controller from its coder. If it is nil or returns nil, the class in the file is used.
  /// - Returns: The controller, which must be of the expected class.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (@MainActor (NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = instantiateViewController(
      withIdentifier: identifier, creator: { coder in creator?(coder) })
    guard let controller = made as? Controller else {
      fatalError(
        "The controller \"\(identifier)\" of the storyboard \(name) is a \(type(of: made)), not a \(Controller.self); "
          + "set its class in Interface Builder.")
    }
    return controller
  }
}

extension Nib {
  /// Reads a xib file, which may name classes of the caller's module and of the application delegate's module.
  ///
  /// The strings are in the user's language. Traps if the file cannot be read, as on iOS.
  ///
  /// - Parameters:
  ///   - nibName: The name of the file, without its extension.
  ///   - bundle: The bundle that contains the file; nil for the program's bundle.
  ///   - file: The caller's `#fileID`, which begins with the module's name.
  public convenience init(nibName: String, bundle: Bundle?, file: String = #fileID) {
    InterfaceTable.register(callerIn: file)
    do throws(InterfaceError) {
      try self.init(
        named: nibName, in: bundle, localization: Bundle.preferredLocalization(of: bundle))
    } catch {
      fatalError("\(error)")
    }
  }

  /// Makes the objects of the file and connects them with each other and with the owner.
  ///
  /// The options are ignored.
  @discardableResult
  public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]?) -> [Any] {
    instantiate(withOwner: owner.map { $0 as AnyObject })
  }
}

extension Bundle {
  /// Makes the objects of a xib file in the bundle; nil if the file cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - owner: The file's owner, whose outlets are set; nil if there is no owner.
  ///   - options: This parameter is ignored.
  ///   - file: The caller's `#fileID`, which begins with the module's name.
  /// - Returns: The top-level objects of the file.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, file: String = #fileID
  ) -> [Any]? {
    InterfaceTable.register(callerIn: file)
    let nib = try? Nib(
      named: name, in: self, localization: Bundle.preferredLocalization(of: self))
    return nib?.instantiate(withOwner: owner, options: options)
  }
}
