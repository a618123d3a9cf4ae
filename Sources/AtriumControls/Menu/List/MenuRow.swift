/// A row of an open menu.
enum MenuRow {
  /// A title above the following rows.
  case title(String)
  case separator
  case action(Action, isRadio: Bool)
  case submenu(Menu)
  /// The placeholder for elements that have not been supplied yet.
  case placeholder(String)

  /// Whether the user can choose the row.
  @MainActor
  var isEnabled: Bool {
    switch self {
    case .action(let action, _): !action.attributes.contains(.disabled)
    case .submenu(let menu): !menu.children.isEmpty
    case .title, .separator, .placeholder: false
    }
  }

  /// Whether the row is an item rather than a title or a separator.
  var isItem: Bool {
    switch self {
    case .action, .submenu, .placeholder: true
    case .title, .separator: false
    }
  }

  /// The title; nil for a separator.
  @MainActor
  var title: String? {
    switch self {
    case .title(let title), .placeholder(let title): title
    case .separator: nil
    case .action(let action, _): action.title
    case .submenu(let menu): menu.title
    }
  }

  /// Returns the rows of a menu, with its inline menus between separators.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - hasTitle: Whether the title of the menu is the first row; false for a submenu, whose item has the title.
  /// - Returns: The rows from top to bottom.
  @MainActor
  static func rows(of menu: Menu, hasTitle: Bool) -> [MenuRow] {
    let rows = rows(of: menu, isRadio: menu.options.contains(.singleSelection))
    return menu.title.isEmpty || !hasTitle ? rows : [.title(menu.title)] + rows
  }

  @MainActor
  private static func rows(of menu: Menu, isRadio: Bool) -> [MenuRow] {
    let isRadio = isRadio || menu.options.contains(.singleSelection)
    // Each group is a run of elements between two separators.
    var groups: [[MenuRow]] = [[]]
    func add(_ elements: [MenuElement]) {
      for element in elements {
        switch element {
        case let inner as Menu where inner.options.contains(.displayInline):
          let rows = rows(of: inner, isRadio: isRadio)
          guard !rows.isEmpty else { continue }
          groups.append(inner.title.isEmpty ? rows : [.title(inner.title)] + rows)
          groups.append([])
        case let inner as Menu:
          groups[groups.count - 1].append(.submenu(inner))
        case let action as Action:
          guard !action.attributes.contains(.hidden) else { continue }
          groups[groups.count - 1].append(.action(action, isRadio: isRadio))
        case let deferred as DeferredMenuElement:
          guard let elements = deferred.elements else {
            groups[groups.count - 1].append(.placeholder(deferred.title))
            continue
          }
          add(elements)
        default: continue
        }
      }
    }
    add(menu.children)
    return Array(groups.filter { !$0.isEmpty }.joined(separator: [.separator]))
  }
}
