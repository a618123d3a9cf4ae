public import AtriumGraphics

extension View {
  /// What becomes of the tint colour.
  ///
  /// The raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The same as in the superview; normal where there is none, and dimmed in what a sheet or a
    /// popover covers.
    case automatic
    /// As it is.
    case normal
    /// As a grey of the same brightness.
    case dimmed
  }

  /// The colour of what can be acted on, in this view and those inside that have none of their own.
  ///
  /// Reading gives the colour that is to be used: the view's own, else the nearest one above, else
  /// the window's default; dimmed if ``tintAdjustmentMode`` says so. Setting it calls
  /// ``tintColorDidChange()`` here and on every view below that inherits it (V-26).
  /// ``resetTintColor()`` makes the view inherit again.
  public var tintColor: Color {
    get {
      let color = inheritedTintColor
      return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set { setTintColor(newValue) }
  }

  /// Makes the view inherit its tint colour, as it does at first.
  public func resetTintColor() {
    setTintColor(nil)
  }

  /// Whether the tint colour is dimmed; what is set to automatic reads as what it inherits (V-26).
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

  /// Something covers the view from now on, or no longer: what is inside it is dimmed meanwhile.
  func setTintCovered(_ isCovered: Bool) {
    changeTint { $0.dimmingCount += isCovered ? 1 : -1 }
  }

  /// What tells views that inherit their tint from others that it changed.
  struct TintState: Equatable {
    fileprivate let color: Color
    fileprivate let mode: TintAdjustmentMode
  }

  /// The tint before a change, to be given to ``tintMayHaveChanged(from:)`` after it.
  var tintState: TintState { TintState(color: inheritedTintColor, mode: tintAdjustmentMode) }

  func tintMayHaveChanged(from old: TintState) {
    let new = tintState
    tellTint(colorChanged: new.color != old.color, modeChanged: new.mode != old.mode)
  }

  private func setTintColor(_ color: Color?) {
    guard color != decoration?.tintColor else { return }
    changeTint { $0.tintColor = color }
  }

  private func changeTint(_ change: (ViewDecoration) -> Void) {
    let old = tintState
    change(neededDecoration)
    tintMayHaveChanged(from: old)
  }

  /// Views before those inside them; who has its own does not inherit.
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

  private var inheritedTintColor: Color {
    var view: View? = self
    var root = self
    while let current = view {
      if let color = current.decoration?.tintColor { return color }
      root = current
      view = current.superview
    }
    return View.defaultTintColor(for: root.traitCollection)
  }

  /// The tint where nobody set one: what the controls' theme calls its accent.
  private static func defaultTintColor(for traits: TraitCollection) -> Color {
    switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
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
