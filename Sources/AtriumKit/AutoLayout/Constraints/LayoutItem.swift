/// An item of constraints: a ``View`` or a ``LayoutGuide``; other types are not supported.
@MainActor
public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}

extension LayoutItem {
  /// The view itself, or the view that owns the guide.
  var layoutOwner: View? { self as? View ?? (self as? LayoutGuide)?.owningView }

  /// The item's name in messages.
  var layoutName: String {
    if let view = self as? View { return view.constraintName }
    guard let guide = self as? LayoutGuide else { return "\(type(of: self))" }
    let name = guide.identifier.isEmpty ? "\(type(of: guide))" : "guide \"\(guide.identifier)\""
    return "\(name) of \(guide.owningView?.constraintName ?? "no view")"
  }
}

extension View {
  /// The view's type, followed by its accessibility label if there is one.
  var constraintName: String {
    accessibilityLabel.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
  }
}
