/// The order of the appearance calls of a ``ContainerTransition`` (T2, T3).
///
/// Of several controllers on a side each is told in turn.
public enum AppearanceOrder: Sendable {
  /// As a navigation controller: old `will`, new `will`; old `did`, new `did`. Cancelled: new `will`, new
  /// `did`, old `will`, old `did`.
  case navigation
  /// As `transition(from:to:…)`: old `will`, new `will`; new `did`, old `did`. Cancelled as
  /// ``navigation``.
  case swap
  /// As a tab bar controller: new `will`, old `will`; old `did`, new `did`. Cancelled as
  /// ``navigation``.
  case tab
  /// As a page controller that scrolls: new `will`, old `will`; new `did`, old `did`. Cancelled: old
  /// `will`, old `did`, new `will`, new `did`.
  case pageScroll
  /// As a page controller that curls: new `will`, old `will`; old `did`, new `did`. Cancelled: new
  /// `will`, old `will`, new `did`, old `did`.
  case pageCurl

  /// Whether the coming controllers hear `viewWillAppear` first.
  var announcesComingFirst: Bool {
    switch self {
    case .navigation, .swap: false
    case .tab, .pageScroll, .pageCurl: true
    }
  }

  /// Whether the coming controllers hear `viewDidAppear` first.
  var endsComingFirst: Bool {
    switch self {
    case .swap, .pageScroll: true
    case .navigation, .tab, .pageCurl: false
    }
  }
}
