import AtriumContainers
import AtriumControls
import AtriumGraphics
import AtriumKit

/// A property of a controller that the inspector can change (IN-24).
public struct InspectedSetting: Hashable, Sendable, Identifiable {
  /// The property in Swift, such as `view.isHidden`.
  public let title: String
  /// The current value in Swift.
  public let value: String
  /// The title, which identifies the property.
  public var id: String { title }
}

/// A property that the user can change in the inspector, with the values that a click steps through.
@MainActor
private struct Property {
  let title: String
  let values: [SettingValue]
  /// Returns the current value, which may be missing from the list.
  let get: () -> SettingValue
  /// Sets a value of the property's type; does nothing for a value of another type.
  let set: (SettingValue) -> Void

  /// A property that is true or false.
  static func flag<Object: AnyObject>(
    _ title: String, of object: Object, _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> Property {
    Property(title: title, values: [.flag(false), .flag(true)]) {
      .flag(object[keyPath: path])
    } set: {
      if case .flag(let isOn) = $0 { object[keyPath: path] = isOn }
    }
  }

  static func all(of controller: ViewController) -> [Property] {
    var found: [Property] = []
    if let view = controller.viewIfLoaded {
      found = [
        flag("view.isHidden", of: view, \.isHidden),
        Property(title: "view.alpha", values: [.number(1), .number(0.5), .number(0.25)]) {
          .number(view.alpha)
        } set: {
          if case .number(let alpha) = $0 { view.alpha = alpha }
        },
        Property(
          title: "view.backgroundColor",
          values: [
            .color(nil), .color(Color(hex: 0xffe08a)), .color(Color(hex: 0x8ac6ff)),
          ]
        ) {
          .color(view.backgroundColor)
        } set: {
          if case .color(let color) = $0 { view.backgroundColor = color }
        },
      ]
    }
    switch controller {
    case let stack as NavigationController:
      found += [
        flag("isNavigationBarHidden", of: stack, \.isNavigationBarHidden),
        flag("allowsPopByDraggingAnywhere", of: stack, \.allowsPopByDraggingAnywhere),
      ]
    case let split as SplitViewController:
      found.append(flag("presentsWithGesture", of: split, \.presentsWithGesture))
    case let pager as PagerController:
      found.append(flag("wrapsAround", of: pager, \.wrapsAround))
    default: break
    }
    return found
  }
}

/// The changes of properties that the user can undo, oldest first.
struct ChangeHistory {
  /// The maximum number of changes that are kept.
  static let capacity = 50

  /// A change of a property.
  struct Change {
    /// The line of Swift code for restoring the old value.
    let undoing: String
    /// Restores the old value; does nothing if the controller has been released.
    let undo: @MainActor () -> Void
  }

  var changes: [Change] = []
}

extension InspectorSession {
  /// Returns the properties of a controller that the inspector can change.
  ///
  /// These are properties of its view, if the view is loaded, and settings of the controller, if it is a container.
  public func settings(of id: Int) -> [InspectedSetting] {
    guard let controller = controller(id) else { return [] }
    return Property.all(of: controller).map { property in
      InspectedSetting(title: property.title, value: property.get().code)
    }
  }

  /// Gives a property its next value.
  ///
  /// Apart from picking, the rate of time and its steps, only this method and ``undoChange()`` change the program.
  ///
  /// - Parameters:
  ///   - title: The title of the property.
  ///   - id: The number that identifies the controller.
  /// - Returns: The line of Swift code that makes the same change; nil if there is no such property.
  @discardableResult
  public func change(_ title: String, of id: Int) -> String? {
    guard let controller = controller(id),
      let property = Property.all(of: controller).first(where: { $0.title == title })
    else { return nil }
    let name = directory.name(of: controller)
    let old = property.get()
    let next = property.values.firstIndex(of: old).map { ($0 + 1) % property.values.count } ?? 0
    let new = property.values[next]
    let line = "\(name).\(title) = \(new.code)"
    nameCause(line)
    property.set(new)
    if changes.changes.count == ChangeHistory.capacity { changes.changes.removeFirst() }
    changes.changes.append(
      ChangeHistory.Change(undoing: "\(name).\(title) = \(old.code)") { [weak controller] in
        guard let controller else { return }
        Property.all(of: controller).first { $0.title == title }?.set(old)
      })
    read()
    tell(.tree)
    return line
  }

  /// Undoes the last change of a property.
  ///
  /// - Returns: The line of Swift code that restores the old value; nil if there is nothing to undo.
  @discardableResult
  public func undoChange() -> String? {
    guard let change = changes.changes.popLast() else { return nil }
    nameCause(change.undoing)
    change.undo()
    read()
    tell(.tree)
    return change.undoing
  }
}
