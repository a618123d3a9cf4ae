import Atrium

/// The properties that can be observed by their names in Objective-C.
@MainActor
enum ObservedKeys {
  /// Returns a function that reads a property; nil if the object has no property with this name.
  static func reader(_ name: String, of object: AnyObject) -> (@MainActor (AnyObject) -> Any?)? {
    if let known = readers[name], known(object) != nil { return { known($0) ?? nil } }
    guard stored(name, in: object) != nil else { return nil }
    return { stored(name, in: $0) ?? nil }
  }

  /// Each function returns nil for an object without the property.
  private static let readers: [String: @MainActor (AnyObject) -> Any??] = [
    "contentOffset": { ($0 as? ScrollView)?.contentOffset },
    "contentSize": { ($0 as? ScrollView)?.contentSize },
    "contentInset": { ($0 as? ScrollView)?.contentInset },
    "frame": { ($0 as? View)?.frame ?? ($0 as? CALayer)?.frame },
    "bounds": { ($0 as? View)?.bounds ?? ($0 as? CALayer)?.bounds },
    "position": { ($0 as? CALayer)?.position },
    "center": { ($0 as? View)?.center },
    "transform": { ($0 as? View)?.transform },
    "alpha": { ($0 as? View)?.alpha },
    "hidden": { ($0 as? View)?.isHidden },
    "backgroundColor": { ($0 as? View).map { $0.backgroundColor } },
    "tintColor": { ($0 as? View)?.plainTintColor },
    "highlighted": { ($0 as? Control)?.isHighlighted ?? ($0 as? TableViewCell)?.isHighlighted },
    "selected": { ($0 as? Control)?.isSelected ?? ($0 as? TableViewCell)?.isSelected },
    "enabled": { ($0 as? Control)?.isEnabled ?? ($0 as? BarItem)?.isEnabled },
    "text": { object in
      (object as? Label).map { $0.text } ?? (object as? TextField)?.plainText
        ?? (object as? TextView)?.plainText
    },
    "title": { object in
      (object as? ViewController).map { $0.title } ?? (object as? BarItem).map { $0.title }
    },
    "image": { ($0 as? ImageView).map { $0.image } },
    "state": { ($0 as? GestureRecognizer)?.state },
  ]

  /// Returns the value of a stored property of the program's class; nil if there is no such property.
  private static func stored(_ name: String, in object: AnyObject) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children
      where child.label == name || child.label == "$__lazy_storage_$_" + name {
        return .some(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
