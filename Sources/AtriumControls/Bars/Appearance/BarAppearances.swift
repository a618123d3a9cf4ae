/// When a bar uses an appearance.
enum BarSituation: Hashable {
  case standard
  /// The content rests at the bar's edge.
  case scrollEdge
  /// The height is compact.
  case compact
  /// Both.
  case compactScrollEdge
}

/// The appearances of a bar, or of an item that overrides them, each a copy of its own.
@MainActor
final class BarAppearances<Appearance: BarAppearance> {
  private var stored: [BarSituation: Appearance] = [:]
  /// The standard appearance until the program sets one.
  private var initial: Appearance?
  private var changesQuietly = false
  /// Tells the bar or the item of a change.
  var onChange: (@MainActor () -> Void)?

  /// The appearance that the program has set for a situation.
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

  /// The standard appearance of a bar, which always has one.
  ///
  /// A change of the initial one counts as setting it.
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

  /// Changes the standard appearance for an older property of the bar, which does not count as setting one.
  func changeStandard(_ change: (Appearance) -> Void) {
    changesQuietly = true
    change(standard)
    changesQuietly = false
  }

  /// All appearances that the program has set.
  var all: [Appearance] { Array(stored.values) }
}

/// An appearance as a bar shows it.
struct BarLook<Appearance: BarAppearance> {
  let appearance: Appearance
  let background: BarBackground

  /// Finds the appearance for a situation.
  ///
  /// At the edge without an appearance for it, the background is transparent. It is the bar's own where the
  /// program set no appearance at all.
  ///
  /// - Parameters:
  ///   - bar: The appearances of the bar.
  ///   - item: Those of the item that the bar shows, which come first.
  ///   - isCompact: Whether the height is compact.
  ///   - isAtEdge: Whether the content rests at the bar's edge.
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

  /// Whether content could be seen through the bar, by any of the appearances that the program has set.
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
