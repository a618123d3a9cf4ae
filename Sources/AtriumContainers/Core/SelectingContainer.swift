public import AtriumKit

/// A container that shows one controller of a list.
///
/// These members have the same names and the same meaning in every container of this kind, but where UIKit has
/// the class: ``TabBarController`` has UIKit's `selectedIndex`. A container of a program's own that has the three
/// requirements gets the rest.
@MainActor
public protocol SelectingContainer: ViewController {
  /// The controllers to choose from, in their order.
  var viewControllers: [ViewController] { get }

  /// The selected controller; nil for none.
  ///
  /// Setting it selects a controller of the list.
  var selectedViewController: ViewController? { get set }

  /// Selects a controller; one that is not in the list is ignored.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether the change may be animated, in the container's way.
  func select(_ viewController: ViewController, animated: Bool)
}

extension SelectingContainer {
  /// The index of the selected controller; nil for none.
  ///
  /// Setting it equals setting ``selectedViewController``; nil and an index out of range are ignored.
  public var selectedIndex: Int? {
    get { selectedViewController.flatMap(viewControllers.firstIndex(of:)) }
    set {
      if let newValue, viewControllers.indices.contains(newValue) {
        selectedViewController = viewControllers[newValue]
      }
    }
  }

  /// Selects the controller at an index; one out of range is ignored.
  public func select(at index: Int, animated: Bool) {
    if viewControllers.indices.contains(index) {
      select(viewControllers[index], animated: animated)
    }
  }

  /// The selection, to be kept between two runs of a program.
  public var savedState: SavedSelection { SavedSelection(selectedIndex: selectedIndex) }

  /// Selects the controller of a state, without animation; an index out of range is ignored.
  public func restore(_ state: SavedSelection) {
    if let index = state.selectedIndex { select(at: index, animated: false) }
  }
}

/// The selection of a container, to be kept between two runs of a program.
public struct SavedSelection: Codable, Hashable, Sendable {
  /// The index of the selected controller; nil for none.
  public var selectedIndex: Int?

  /// Makes a state.
  public init(selectedIndex: Int?) {
    self.selectedIndex = selectedIndex
  }
}
