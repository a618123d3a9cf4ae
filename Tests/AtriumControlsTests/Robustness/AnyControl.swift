import AtriumControls
import AtriumGeometry
import AtriumKit

/// Every control that a press changes, and how to press it.
@MainActor
enum AnyControl: CaseIterable {
  case button, toggle, slider, stepper, segments, momentary, pages, tabs

  func make() -> Control {
    switch self {
    case .button:
      let button = Button(title: "Press")
      button.sizeToFit()
      return button
    case .toggle: return Switch()
    case .slider: return Slider(value: 0.2)
    case .stepper: return Stepper(value: 3)
    case .segments:
      let control = SegmentedControl(titles: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 0
      return control
    case .momentary:
      let control = SegmentedControl(titles: ["One", "Two", "Three"])
      control.isMomentary = true
      return control
    case .pages: return PageControl(numberOfPages: 5)
    case .tabs:
      let bar = TabBar(items: ["One", "Two", "Three"].map { TabBarItem(title: $0) })
      bar.selectedIndex = 0
      bar.bounds.size = bar.sizeThatFits(Size(width: 300, height: 0))
      return bar
    }
  }

  var event: Control.Event { self == .button ? .primaryActionTriggered : .valueChanged }
}
