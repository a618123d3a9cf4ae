/// The situation that decides which appearance a bar uses.
enum BarSituation: Hashable {
  case standard
  /// The content is scrolled to the edge next to the bar.
  case scrollEdge
  /// The height is compact.
  case compact
  /// The height is compact and the content is scrolled to the edge next to the bar.
  case compactScrollEdge
}

/// Copies of the appearances that the program has set for a bar, or for an item in a bar.
@MainActor
final class BarAppearances<Appearance: BarAppearance> {
  private var stored: [BarSituation: Appearance] = [:]
  /// The standard appearance that is used until the program sets a standard appearance.
  private var initial: Appearance?
  private var changesQuietly = false
  /// Called after an appearance has changed, to notify the bar or the item.
  var onChange: (@MainActor () -> Void)?

  /// The appearance that was set for a situation; nil if no appearance was set.
  subscript(situation: BarSituation) -> Appearance? {
    get { stored[situation] }
    set {
      stored[situation]?.onChange = nil
      let copy = newValue?.copy()
      stored[situation] = copy
      copy?.onChange = { [weak self] in self?.onChange?() }
      onChange?()
    }
  }

  /// The standard appearance of a bar; never nil.
  ///
  /// Changing the initial appearance counts as setting an appearance.
  var standard: Appearance {
    get { stored[.standard] ?? madeInitial }
    set { self[.standard] = newValue }
  }

  private var madeInitial: Appearance {
    if let initial { return initial }
    let made = Appearance()
    made.onChange = { [weak self, weak made] in
      guard let self, let made else { return }
      if !changesQuietly, stored[.standard] == nil { stored[.standard] = made }
      onChange?()
    }
    initial = made
    return made
  }

  /// Changes the standard appearance because the program has set a property of the bar, such as `barTintColor`.
  ///
  /// The change does not count as setting an appearance.
  func changeStandard(_ change: (Appearance) -> Void) {
    changesQuietly = true
    change(standard)
    changesQuietly = false
  }

  /// All appearances that the program has set.
  var all: [Appearance] { Array(stored.values) }
}

/// The appearance and the background that a bar currently shows.
struct BarLook<Appearance: BarAppearance> {
  let appearance: Appearance
  let background: BarBackground

  /// Chooses the appearance and the background for a situation.
  ///
  /// If the content is at the edge and no appearance was set for that situation, the background is transparent. If no
  /// appearance was set for other content either, the bar keeps its default background.
  ///
  /// - Parameters:
  ///   - bar: The appearances of the bar.
  ///   - item: The appearances of the item that the bar shows; they override the bar's appearances.
  ///   - isCompact: Whether the height is compact.
  ///   - isAtEdge: Whether the content is scrolled to the edge next to the bar.
  @MainActor
  init(
    of bar: BarAppearances<Appearance>, item: BarAppearances<Appearance>? = nil, isCompact: Bool,
    isAtEdge: Bool
  ) {
    func set(_ situation: BarSituation) -> Appearance? { item?[situation] ?? bar[situation] }
    let atEdge = (isCompact ? set(.compactScrollEdge) : nil) ?? set(.scrollEdge)
    if isAtEdge, let atEdge {
      (appearance, background) = (atEdge, atEdge.background)
      return
    }
    let own = (isCompact ? set(.compact) : nil) ?? set(.standard)
    appearance = own ?? bar.standard
    background = isAtEdge && own != nil ? .transparent : appearance.background
  }

  /// Returns whether any appearance that the program has set can let the content show through the bar.
  @MainActor
  static func isSeeThrough(
    _ bar: BarAppearances<Appearance>, item: BarAppearances<Appearance>? = nil
  ) -> Bool {
    let all = bar.all + (item?.all ?? [])
    if all.contains(where: \.background.isSeeThrough) { return true }
    let hasEdge = (item?[.scrollEdge] ?? bar[.scrollEdge]) != nil
    return !all.isEmpty && !hasEdge
  }
}
