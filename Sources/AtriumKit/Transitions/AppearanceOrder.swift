/// The order of the appearance calls of a ``ContainerTransition`` (T2, T3).
///
/// Several controllers on a side are told one after another.
public enum AppearanceOrder: Sendable {
  /// Like a navigation controller: old `will`, new `will`; old `did`, new `did`. Cancelled: new
  /// `will`, new `did`, old `will`, old `did`.
  case navigation
  /// Like `transition(from:to:…)`: old `will`, new `will`; new `did`, old `did`. Cancelled like
  /// ``navigation``.
  case swap
  /// Like a tab bar controller: new `will`, old `will`; old `did`, new `did`. Cancelled like
  /// ``navigation``.
  case tab
  /// Like a page controller that scrolls: new `will`, old `will`; new `did`, old `did`. Cancelled:
  /// old `will`, old `did`, new `will`, new `did`.
  case pageScroll
  /// Like a page controller that curls: new `will`, old `will`; old `did`, new `did`. Cancelled:
  /// new `will`, old `will`, new `did`, old `did`.
  case pageCurl

  /// Whether `viewWillAppear` of the coming controllers comes first.
  var announcesComingFirst: Bool {
    switch self {
    case .navigation, .swap: false
    case .tab, .pageScroll, .pageCurl: true
    }
  }

  /// Whether `viewDidAppear` of the coming controllers comes first.
  var endsComingFirst: Bool {
    switch self {
    case .swap, .pageScroll: true
    case .navigation, .tab, .pageCurl: false
    }
  }
}
