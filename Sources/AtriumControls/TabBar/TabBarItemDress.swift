import AtriumGraphics
import AtriumKit

/// The colours and fonts that a tab bar applies to its items; a nil colour or font stands for the theme's.
@MainActor
struct TabBarItemDress {
  private let appearance: TabBarAppearance
  private let tint: Color?
  private let unselectedTint: Color?
  /// The background colour of the bar; nil uses the theme's surface colour.
  let ground: Color?

  init(_ look: BarLook<TabBarAppearance>, tint: Color?, unselectedTint: Color?) {
    (appearance, self.tint, self.unselectedTint) = (look.appearance, tint, unselectedTint)
    ground = look.background.color ?? (look.background.isSurface ? nil : .clear)
  }

  /// Returns the appearance for an item's state and layout.
  func look(of view: TabBarItemView) -> TabBarItemStateAppearance {
    let layout = layout(of: view)
    if !view.isUsable, layout.disabled.setsAnything { return layout.disabled }
    return view.state.isSelected ? layout.selected : layout.normal
  }

  /// Returns the tint of an item.
  func tint(of view: TabBarItemView) -> Color? {
    view.state.isSelected ? tint : unselectedTint
  }

  /// Returns the colour that the program has set for an item in its state; nil if no colour was set.
  func chosenColor(of view: TabBarItemView) -> Color? {
    let look = look(of: view)
    return look.iconColor ?? look.titleTextAttributes.foregroundColor ?? tint(of: view)
  }

  /// Returns the colour of the mark behind a selected item; nil uses the theme's colour.
  func markColor(of view: TabBarItemView) -> Color? {
    if let color = appearance.selectionIndicatorTintColor { return color }
    guard view.hasMark else { return nil }
    return chosenColor(of: view)?.withAlphaComponent(view.state.isPressed ? 0.28 : 0.18)
  }

  private func layout(of view: TabBarItemView) -> TabBarItemAppearance {
    guard view.isBeside else { return appearance.effectiveLayout(.stacked) }
    return appearance.effectiveLayout(
      view.traitCollection.verticalSizeClass == .compact ? .compactInline : .inline)
  }
}
