package import AtriumGraphics

extension View {
  /// The mode in which the tint colour is adjusted.
  ///
  /// The raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The superview's mode; normal without a superview.
    ///
    /// In content that a sheet or a popover covers, the mode is dimmed.
    case automatic
    /// The unchanged colour.
    case normal
    /// A grey of the same brightness as the colour.
    case dimmed
  }

  /// The colour of the view or of its nearest ancestor with a tint colour; dimmed if the mode is dimmed.
  var effectiveTintColor: Color {
    let color = inheritedTintColor
    return tintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  /// Makes the view inherit its tint colour again, which is the default.
  public func resetTintColor() {
    setTintColor(nil)
  }

  /// The mode in which the tint colour is adjusted; automatic by default.
  ///
  /// While it is automatic, the getter returns the inherited mode.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: View? = self
      while let current = view {
        if let decoration = current.decoration {
          if decoration.tintAdjustmentMode != .automatic { return decoration.tintAdjustmentMode }
          if decoration.dimmingCount > 0 { return .dimmed }
        }
        view = current.superview
      }
      return .normal
    }
    set {
      guard newValue != decoration?.tintAdjustmentMode ?? .automatic else { return }
      changeTint { $0.tintAdjustmentMode = newValue }
    }
  }

  /// Records whether a presentation covers the view; the tint of covered content is dimmed.
  func setTintCovered(_ isCovered: Bool) {
    changeTint { $0.dimmingCount += isCovered ? 1 : -1 }
  }

  /// The effective tint of a view, for comparison before and after a change.
  struct TintState: Equatable {
    fileprivate let color: Color
    fileprivate let mode: TintAdjustmentMode
  }

  /// The effective tint before a change; pass it to ``tintMayHaveChanged(from:)`` afterwards.
  var tintState: TintState { TintState(color: inheritedTintColor, mode: tintAdjustmentMode) }

  func tintMayHaveChanged(from old: TintState) {
    let new = tintState
    tellTint(colorChanged: new.color != old.color, modeChanged: new.mode != old.mode)
  }

  func setTintColor(_ color: Color?) {
    guard color != decoration?.tintColor else { return }
    changeTint { $0.tintColor = color }
  }

  private func changeTint(_ change: (ViewDecoration) -> Void) {
    let old = tintState
    change(neededDecoration)
    tintMayHaveChanged(from: old)
  }

  /// Notifies the views that inherit the change, superviews first.
  private func tellTint(colorChanged: Bool, modeChanged: Bool) {
    descend(handing: (color: colorChanged, mode: modeChanged)) { view, changed in
      var changed = changed
      if view !== self, let decoration = view.decoration {
        changed.color = changed.color && decoration.tintColor == nil
        changed.mode = changed.mode && decoration.tintAdjustmentMode == .automatic
      }
      guard changed.color || changed.mode else { return nil }
      view.tintColorDidChange()
      return changed
    }
  }

  /// The tint colour of this view or of the nearest ancestor that has one, dimmed if the mode is `dimmed`.
  ///
  /// The value is nil if the default tint colour applies.
  package var chosenTintColor: Color? {
    guard let color = nearestTint else { return nil }
    return tintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  /// The tint colour that was set on this view; nil if the view inherits its tint colour.
  package var ownTintColor: Color? {
    get { decoration?.tintColor }
    set { setTintColor(newValue) }
  }

  private var inheritedTintColor: Color {
    nearestTint ?? View.defaultTintColor(for: traitCollection)
  }

  /// The nearest tint colour that was set on this view or an ancestor; nil if there is none.
  private var nearestTint: Color? {
    var view: View? = self
    while let current = view {
      if let color = current.decoration?.tintColor { return color }
      view = current.superview
    }
    return nil
  }

  /// Returns the default tint colour, which is the accent colour of the controls' theme for these traits.
  ///
  /// In the standard palette, it is the user's accent colour, if there is one and the contrast is not high.
  private static func defaultTintColor(for traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast != .high {
      switch traits.colorPalette {
      case .iOS: return Color(hex: isDark ? 0x0a84ff : 0x007aff)
      case .standard: if let accent = traits.legibleAccentColor { return accent }
      }
    }
    return switch (isDark, traits.accessibilityContrast == .high) {
    case (false, false): Color(hex: 0xa8432a)
    case (true, false): Color(hex: 0xf0936f)
    case (false, true): Color(hex: 0x7a230c)
    case (true, true): Color(hex: 0xffb597)
    }
  }
}

extension Color {
  /// The grey of the same brightness.
  fileprivate var dimmed: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
