import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The wheels of a date picker.
///
/// The rows of most columns repeat, so that December is followed by January.
final class DateWheels: PickerView, DateFace {
  /// The number of repetitions of the rows in a repeating column.
  private static let turns = 401
  /// The maximum distance of a visible row from the selected row, in rows.
  private static let reach = 8

  var didChoose: (DateChoice) -> Void = { _ in }
  private(set) var wheels: [DateWheel] = []
  private var choice = DateChoice(date: CalendarDate(dayNumber: 0))

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  var style: DatePickerStyle { .wheels }
  var fittingSize: Size { sizeThatFits(.zero) }

  func show(_ choice: DateChoice, animated: Bool) {
    let old = self.choice
    self.choice = choice
    let needed = DateWheel.wheels(for: choice)
    let isLoaded =
      needed == wheels && old.minuteInterval == choice.minuteInterval
      && old.format == choice.format
    if !isLoaded {
      wheels = needed
      reloadAllComponents()
    }
    for component in wheels.indices { turn(component, animated: animated && isLoaded) }
    refresh()
  }

  /// Turns a wheel to the row of the current value, in the shorter direction.
  private func turn(_ component: Int, animated: Bool) {
    let wheel = wheels[component]
    let count = wheel.count(for: choice)
    let index = wheel.index(of: choice)
    let current = selectedRow(inComponent: component)
    guard wheel.repeats else { return select(index, component, animated: animated) }
    // A wheel near an end jumps to its middle, so that it can keep turning in both directions.
    let rows = numberOfRows(inComponent: component)
    let isNearEnd = current < count || current >= rows - count
    let base = isNearEnd ? DateWheels.turns / 2 * count : current
    let way = ((index - base % count) % count + count) % count
    select(
      base + (way > count / 2 ? way - count : way), component, animated: animated && !isNearEnd)
  }

  private func select(_ row: Int, _ component: Int, animated: Bool) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: animated)
  }

  /// Updates the colours of the visible rows, which depend on the other wheels.
  private func refresh() {
    for component in wheels.indices {
      let selected = selectedRow(inComponent: component)
      for row in selected - DateWheels.reach...selected + DateWheels.reach {
        guard let label = view(forRow: row, forComponent: component) as? Label else { continue }
        dress(label, row, component)
      }
    }
  }

  private func dress(_ label: Label, _ row: Int, _ component: Int) {
    let wheel = wheels[component]
    let index = row % wheel.count(for: choice)
    label.text = wheel.title(of: index, in: choice)
    let isOffered = wheel.date(choosing: index, in: choice).map(choice.allows) ?? true
    label.textRole = isOffered && wheel.exists(index, in: choice) ? \.label : \.groove
  }

  override func accessibilityLabel(ofComponent component: Int) -> String? {
    wheels.indices.contains(component) ? wheels[component].name : nil
  }
}

extension DateWheels: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheel = wheels[component]
    return wheel.count(for: choice) * (wheel.repeats ? DateWheels.turns : 1)
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let wheel = wheels[component]
    return wheel.title(of: row % wheel.count(for: choice), in: choice)
  }

  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View? {
    let label = view as? Label ?? Label()
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title3)
    dress(label, row, component)
    return label
  }

  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    let whole = wheels.reduce(0) { $0 + $1.share }
    return min(max(0, bounds.width - 16), 360) * wheels[component].share / whole
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    let wheel = wheels[component]
    var changed = choice
    wheel.choose(row % wheel.count(for: choice), in: &changed)
    didChoose(changed)
  }
}
