public import Atrium
import Foundation

/// A closure that makes an object of a class.
public struct ObjectMaker {
  let type: AnyClass
  let make: @MainActor (String) -> AnyObject

  /// Makes the closure of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: Makes an object with a reuse identifier.
  public init<Object: AnyObject>(
    _ type: Object.Type, _ make: @escaping @MainActor (String) -> Object
  ) { (self.type, self.make) = (type, make) }
}

/// The closures that make objects of a module's classes.
///
/// The plug-in `PortedSources` writes a subclass named `PortedMakers` for each module.
@MainActor
open class MakerTable {
  /// The closures of the module.
  open class var makers: [ObjectMaker] { [] }

  private static var known: [ObjectIdentifier: ObjectMaker] = [:]

  /// Returns a new object of a class; nil if the class's module has no closure for it.
  static func object(of type: AnyClass, identifier: String) -> AnyObject? {
    if let maker = known[ObjectIdentifier(type)] { return maker.make(identifier) }
    let module = String(reflecting: type).prefix { $0 != "." }
    let table = NSClassFromString(module + ".PortedMakers") as? MakerTable.Type
    for maker in table?.makers ?? [] { known[ObjectIdentifier(maker.type)] = maker }
    return known[ObjectIdentifier(type)]?.make(identifier)
  }
}

extension TableView {
  /// Registers the class of the cells for a reuse identifier.
  ///
  /// The plug-in `PortedSources` lists the program's classes. If such a class is not listed, the table traps when it
  /// needs a cell.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return }
    register(forCellReuseIdentifier: identifier) {
      if cellClass == TableViewCell.self {
        return TableViewCell(style: .default, reuseIdentifier: identifier)
      }
      guard let cell = MakerTable.object(of: cellClass, identifier: identifier) as? TableViewCell
      else { fatalError(TableView.message(cellClass, identifier)) }
      return cell
    }
  }

  /// Registers the class of the headers and footers for a reuse identifier.
  ///
  /// The plug-in `PortedSources` lists the program's classes. If such a class is not listed, the table traps when it
  /// needs a view.
  @_disfavoredOverload
  public func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      if viewClass == TableViewHeaderFooterView.self {
        return TableViewHeaderFooterView(reuseIdentifier: identifier)
      }
      guard
        let view = MakerTable.object(of: viewClass, identifier: identifier)
          as? TableViewHeaderFooterView
      else { fatalError(TableView.message(viewClass, identifier)) }
      return view
    }
  }

  private static func message(_ type: AnyClass, _ identifier: String) -> String {
    "The class \(type) is registered for \(identifier), but has no listed initialiser; use the plug-in PortedSources, "
      + "or register a closure that makes the view."
  }
}
