/// The values of one property of a control, by state.
///
/// A state without a value uses the normal state's value, as in UIKit. For example, `[.selected, .highlighted]`
/// uses the normal state's value even if `.selected` has a value. A focused state without a value is an exception:
/// it uses the value of the same state without the focus, if there is one.
struct ValuesByState<Value> {
  private var values: [Control.State: Value] = [:]

  /// Whether a state other than the normal state has a value.
  var varies: Bool { values.contains { $0.key != .normal } }

  /// The value that was set for exactly this state; nil if no value was set.
  subscript(state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value that applies in a state.
  func value(in state: Control.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }
}
