import AtriumGraphics
import AtriumKit

/// The colours and fonts that a tab bar gives its items; nil for the theme's.
@MainActor
struct TabBarItemDress {
  private let appearance: TabBarAppearance
  private let tint: Color?
  private let unselectedTint: Color?
  /// The colour of the bar, where it is not the theme's.
  let ground: Color?

  init(_ look: BarLook<TabBarAppearance>, tint: Color?, unselectedTint: Color?) {
    (appearance, self.tint, self.unselectedTint) = (look.appearance, tint, unselectedTint)
    ground = look.background.color ?? (look.background.isSurface ? nil : .clear)
  }

  /// The look of an item's state and layout.
  func look(of view: TabBarItemView) -> TabBarItemStateAppearance {
    let layout = layout(of: view)
    if !view.isUsable, layout.disabled.setsAnything { return layout.disabled }
    return view.state.isSelected ? layout.selected : layout.normal
  }

  /// The tint of an item.
  func tint(of view: TabBarItemView) -> Color? {
    view.state.isSelected ? tint : unselectedTint
  }

  /// The colour that the program has chosen for an item in its state.
  func chosenColor(of view: TabBarItemView) -> Color? {
    let look = look(of: view)
    return look.iconColor ?? look.titleTextAttributes.foregroundColor ?? tint(of: view)
  }

  /// The colour of the mark behind an item that is selected; nil for the theme's.
  func markColor(of view: TabBarItemView) -> Color? {
    if let color = appearance.selectionIndicatorTintColor { return color }
    return chosenColor(of: view)?.withAlphaComponent(view.state.isPressed ? 0.28 : 0.18)
  }

  private func layout(of view: TabBarItemView) -> TabBarItemAppearance {
    guard view.isBeside else { return appearance.effectiveLayout(.stacked) }
    return appearance.effectiveLayout(
      view.traitCollection.verticalSizeClass == .compact ? .compactInline : .inline)
  }
}
