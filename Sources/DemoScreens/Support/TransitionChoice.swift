import AtriumContainers
import AtriumControls
import AtriumKit

/// Two rows with steppers that choose a transition: one goes from family to family, the other through all transitions.
@MainActor
final class TransitionChoice {
  let family = SettingRow(
    String(localized: "Family"),
    control: TransitionChoice.stepper(to: StepTransition.families.count - 1))
  let transition: SettingRow
  /// Called when the user has chosen another transition.
  var didChange: () -> Void = {}
  private let steppers: (family: Stepper, transition: Stepper)

  /// The chosen transition.
  private(set) var chosen: StepTransition

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - chosen: The initial transition.
  ///   - place: A word in the labels that distinguishes these rows from similar ones; nil if there is none.
  init(_ chosen: StepTransition, of place: String? = nil) {
    self.chosen = chosen
    let stepper = TransitionChoice.stepper(to: StepTransition.catalogue.count - 1)
    transition = SettingRow(String(localized: "Transition"), control: stepper)
    steppers = (family.control as? Stepper ?? Stepper(), stepper)
    if let place {
      family.control.accessibilityLabel = String(localized: "%@ family", place)
      transition.control.accessibilityLabel = String(localized: "%@ transition", place)
    }
    steppers.family.addAction(for: .valueChanged) { [weak self] in self?.chooseFamily() }
    stepper.addAction(for: .valueChanged) { [weak self] in
      self?.choose(StepTransition.catalogue[Int(stepper.value)])
    }
    show()
  }

  private static func stepper(to last: Int) -> Stepper {
    let stepper = Stepper(in: 0...Double(last))
    stepper.wraps = true
    return stepper
  }

  private func chooseFamily() {
    let family = StepTransition.families[Int(steppers.family.value)]
    if let first = family.transitions.first { choose(first) }
  }

  private func choose(_ transition: StepTransition) {
    chosen = transition
    show()
    didChange()
  }

  /// Shows the chosen transition in both rows.
  private func show() {
    let place = StepTransition.catalogue.firstIndex { $0 === chosen } ?? 0
    let families = StepTransition.families
    let group =
      families.firstIndex { $0.transitions.contains { $0 === chosen } } ?? 0
    steppers.family.value = Double(group)
    steppers.transition.value = Double(place)
    family.value = String(localized: families[group].title)
    transition.value = chosen.title
  }
}
