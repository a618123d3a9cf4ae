/// The complete logs of a change from A to B, which are the same for every animator.
enum TransitionLogs {
  /// Returns the log of a change with an animator, which is not animated if it has no duration.
  static func change(_ kind: TransitionContainer, isAnimated: Bool) -> String {
    let shown = "A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true)"
    let log: String
    switch kind {
    case .navigation:
      log = "B.wm(P) B.ld A.wd(true) B.wa(true) B.ia(true) A.dd(true) B.da(true) B.dm(P)"
    case .tabs:
      // Without a duration the old view is removed before the layout.
      log =
        isAnimated
        ? "B.ld B.wa(true) A.wd(true) B.ia(true) A.dd(true) B.da(true)"
        : "B.ld B.wa A.wd A.dd B.ia B.da"
    case .pager, .slidingMenu: log = "B.ld A.wm(nil) B.wm(P) \(shown) B.dm(P) A.dm(nil)"
    case .pages:
      log =
        "B.wm(P) B.dm(P) B.ld B.wa(true) A.wd(true) B.ia(true) B.da(true) A.dd(true) A.wm(nil) "
        + "A.dm(nil)"
    case .dropDownMenu: log = "A.wm(nil) B.wm(P) B.ld \(shown) A.dm(nil) B.dm(P)"
    case .containerView: log = "B.ld B.wm(P) A.wm(nil) \(shown) A.dm(nil) B.dm(P)"
    case .ringMenu, .modal: log = "B.ld \(shown)"
    }
    return isAnimated ? log : log.replacing("(true)", with: "")
  }

  /// Returns the log of a change without animation.
  static func unanimated(_ kind: TransitionContainer) -> String {
    switch kind {
    // The old controller is removed before the new controller is added (DD-3).
    case .dropDownMenu: "A.wm(nil) A.wd A.dm(nil) B.wm(P) B.ld B.wa B.dm(P) B.ia A.dd B.da"
    case .tabs: "B.ld B.wa A.wd B.ia A.dd B.da"
    // The calls are made in the next turn, the old page's calls first (P-16).
    case .pages: "B.wm(P) B.dm(P) A.wm(nil) B.ld B.wa A.wd B.ia A.dd B.da A.dm(nil)"
    default: change(kind, isAnimated: false)
    }
  }

  /// Returns the log of a change that was cancelled halfway.
  static func cancelled(_ kind: TransitionContainer) -> String {
    let taken = "B.wd(true) B.dd(true) A.wa(true) A.da(true)"
    switch kind {
    case .navigation:
      return "B.wm(P) B.ld A.wd(true) B.wa(true) B.ia(true) \(taken) B.wm(nil) B.dm(nil)"
    case .tabs: return "B.ld B.wa(true) A.wd(true) B.ia(true) \(taken)"
    case .pager, .slidingMenu:
      return "B.ld A.wm(nil) B.wm(P) A.wd(true) B.wa(true) B.ia(true) \(taken) A.dm(P) B.wm(nil) "
        + "B.dm(nil)"
    case .dropDownMenu:
      return "A.wm(nil) B.wm(P) B.ld A.wd(true) B.wa(true) B.ia(true) \(taken) B.wm(nil) B.dm(nil) "
        + "A.dm(P)"
    case .ringMenu, .modal: return "B.ld A.wd(true) B.wa(true) B.ia(true) \(taken)"
    case .pages, .containerView: return ""
    }
  }
}
