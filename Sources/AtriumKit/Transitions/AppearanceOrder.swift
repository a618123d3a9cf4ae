/// The order of the appearance calls of a ``ContainerTransition`` (T2, T3).
///
/// If there are several outgoing or incoming controllers, each call is sent to all of them before the next call.
public enum AppearanceOrder: Sendable {
  /// As in a navigation controller: old `will`, new `will`; old `did`, new `did`.
  ///
  /// If cancelled: new `will`, new `did`, old `will`, old `did`.
  case navigation
  /// As in `transition(from:to:…)`: old `will`, new `will`; new `did`, old `did`.
  ///
  /// If cancelled, the order is that of ``navigation``.
  case swap
  /// As in a tab bar controller: new `will`, old `will`; old `did`, new `did`.
  ///
  /// If cancelled, the order is that of ``navigation``.
  case tab
  /// As in a page controller that scrolls: new `will`, old `will`; new `did`, old `did`.
  ///
  /// If cancelled: old `will`, old `did`, new `will`, new `did`.
  case pageScroll
  /// As in a page controller that curls: new `will`, old `will`; old `did`, new `did`.
  ///
  /// If cancelled: new `will`, old `will`, new `did`, old `did`.
  case pageCurl

  /// Whether the incoming controllers receive `viewWillAppear` before the outgoing ones receive `viewWillDisappear`.
  var announcesComingFirst: Bool {
    switch self {
    case .navigation, .swap: false
    case .tab, .pageScroll, .pageCurl: true
    }
  }

  /// Whether the incoming controllers receive `viewDidAppear` before the outgoing ones receive `viewDidDisappear`.
  var endsComingFirst: Bool {
    switch self {
    case .swap, .pageScroll: true
    case .navigation, .tab, .pageCurl: false
    }
  }
}
