/// The values of one property of a button in its states.
///
/// In a state without a value of its own the value of the normal state counts, as in UIKit: also in
/// `[.selected, .highlighted]` if there is one for `.selected` only.
struct ButtonValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// Whether there are values of other states than the normal one.
  var varies: Bool { values.contains { $0.key != .normal } }

  /// The value that was set for a state itself.
  subscript(state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value in a state.
  func value(in state: Control.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }
}
