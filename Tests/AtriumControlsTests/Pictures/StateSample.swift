import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A control in a state that the pointer or the keyboard causes.
@MainActor
struct StateSample {
  let name: String
  /// Whether the control contains text.
  var hasLetters = true
  let make: () -> View
  /// Brings the control into its state.
  var enter: (Stage, View) -> Void = { _, _ in }

  /// Returns a closure that moves the pointer to a position, in fractions of the control's size.
  static func hovered(_ x: Double, _ y: Double = 0.5) -> (Stage, View) -> Void {
    { stage, view in stage.move(to: StateSample.point(x, y, in: view)) }
  }

  /// Returns a closure that presses the pointer's button at a position, in fractions of the control's size.
  static func pressed(_ x: Double, _ y: Double = 0.5) -> (Stage, View) -> Void {
    { stage, view in stage.press(at: StateSample.point(x, y, in: view)) }
  }

  /// Returns a closure that focuses the control, then presses some keys.
  static func focused(_ keys: String...) -> (Stage, View) -> Void {
    { stage, view in
      stage.key("Tab")
      for key in keys { stage.key(key) }
    }
  }

  private static func point(_ x: Double, _ y: Double, in view: View) -> Point {
    view.convert(
      Point(
        x: view.bounds.minX + view.bounds.width * x, y: view.bounds.minY + view.bounds.height * y),
      to: nil)
  }

  // MARK: All of them

  static var all: [StateSample] {
    buttons + values + choices + bars + rows
  }

  /// Returns one control hovered, pressed and focused.
  private static func three(
    _ sample: Sample, at x: Double = 0.5, make: (() -> View)? = nil
  ) -> [StateSample] {
    let make = make ?? { sample.make() }
    let states = [
      ("hovered", hovered(x)), ("pressed", pressed(x)), ("focused", focused()),
    ]
    return states.map { state, enter in
      StateSample(
        name: "\(sample) \(state)", hasLetters: sample.hasLetters, make: make, enter: enter)
    }
  }

  private static var buttons: [StateSample] {
    func plain() -> Button {
      let button = Button(title: "Press", configuration: .plain())
      button.sizeToFit()
      return button
    }
    func disabled(_ button: Button) -> Button {
      button.isEnabled = false
      button.sizeToFit()
      return button
    }
    return three(.button) + three(.buttonFilled)
      + [
        StateSample(name: "filled disabled") {
          disabled(Button(title: "Press", configuration: .filled()))
        },
        StateSample(name: "plain", make: plain),
        StateSample(name: "plain hovered", make: plain, enter: hovered(0.5)),
        StateSample(name: "plain pressed", make: plain, enter: pressed(0.5)),
        StateSample(name: "plain focused", make: plain, enter: focused()),
        StateSample(name: "plain disabled") { disabled(plain()) },
      ]
  }

  private static var values: [StateSample] {
    func off<Off: Control>(_ control: Off) -> Off {
      control.isEnabled = false
      return control
    }
    return three(.switchOff) + three(.switchOn)
      + [StateSample(name: "switch off disabled", hasLetters: false) { off(Switch()) }]
      + three(.slider, at: 0.3) + three(.stepper, at: 0.75)
  }

  private static var choices: [StateSample] {
    three(.segmented, at: 0.1)
      + [
        StateSample(
          name: "segmented, pressed on the chosen one", make: { Sample.segmented.make() },
          enter: pressed(0.37)),
        StateSample(
          name: "pages focused", hasLetters: false, make: { Sample.pages.make() }, enter: focused()),
        StateSample(name: "pages disabled", hasLetters: false) {
          let pages = PageControl(numberOfPages: 5)
          pages.isEnabled = false
          return pages
        },
        StateSample(name: "pages without room for all", hasLetters: false) {
          let pages = PageControl(numberOfPages: 30)
          pages.currentPage = 15
          pages.bounds.size.width = 150
          return pages
        },
      ]
  }
}
