public import AtriumKit

/// A container that shows one controller of a list.
///
/// The members of this protocol have the same names and meanings in every container of this kind. The exceptions are
/// classes that UIKit has too: ``TabBarController`` has UIKit's `selectedIndex`. A custom container that implements the
/// three requirements gets the other members.
@MainActor
public protocol SelectingContainer: ViewController {
  /// The controllers to choose from, in order.
  var viewControllers: [ViewController] { get }

  /// The selected controller; nil if there is none.
  ///
  /// Setting this property selects a controller of the list.
  var selectedViewController: ViewController? { get set }

  /// Selects a controller.
  ///
  /// A controller that is not in the list is ignored.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether the container may animate the change.
  func select(_ viewController: ViewController, animated: Bool)
}

extension SelectingContainer {
  /// The index of the selected controller; nil if there is none.
  ///
  /// Setting this property selects the controller at the index. Nil and an index out of range are ignored.
  public var selectedIndex: Int? {
    get { selectedViewController.flatMap(viewControllers.firstIndex(of:)) }
    set {
      if let newValue, viewControllers.indices.contains(newValue) {
        selectedViewController = viewControllers[newValue]
      }
    }
  }

  /// Selects the controller at an index; an index out of range is ignored.
  public func select(at index: Int, animated: Bool) {
    if viewControllers.indices.contains(index) {
      select(viewControllers[index], animated: animated)
    }
  }

  /// The selection, for storage between two runs of a program.
  public var savedState: SavedSelection { SavedSelection(selectedIndex: selectedIndex) }

  /// Selects the controller of a saved state, without animation.
  ///
  /// An index out of range is ignored.
  public func restore(_ state: SavedSelection) {
    if let index = state.selectedIndex { select(at: index, animated: false) }
  }
}

/// The selection of a container, for storage between two runs of a program.
public struct SavedSelection: Codable, Hashable, Sendable {
  /// The index of the selected controller; nil if there is none.
  public var selectedIndex: Int?

  /// Makes a saved selection.
  public init(selectedIndex: Int?) {
    self.selectedIndex = selectedIndex
  }
}
