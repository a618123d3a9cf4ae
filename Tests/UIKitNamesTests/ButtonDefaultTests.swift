import AtriumHarness
import Testing
import UIKit

/// Values of buttons that the program has not set.
@MainActor
@Suite(.ownWindows)
struct ButtonDefaultTests {
  @Test("a button with a configuration and without a title has an empty title")
  func titles() {
    let button = UIButton(frame: .zero)
    #expect(button.title(for: .normal) == nil)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(button.title(for: .normal) == nil)
    button.configuration = .filled()
    #expect(button.title(for: .normal) == "")
    button.setTitle("X", for: .normal)
    #expect(button.title(for: .normal) == "X" && button.title(for: .disabled) == "X")
    button.setTitle("", for: .normal)
    #expect(button.title(for: .normal) == "")
    #expect(UIButton(type: .system).title(for: .normal) == nil)
  }

  @Test("the title of an untouched custom button is white, in all states")
  func colours() {
    let button = UIButton(frame: .zero)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleColor(for: .highlighted) == .white)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleColor(for: .disabled) == .red)
    let system = UIButton(type: .system)
    #expect(system.titleColor(for: .normal) == system.tintColor)
  }

  @Test("a destructive button has the colour of destructive actions")
  func roles() {
    let button = UIButton(configuration: .bordered(), primaryAction: nil)
    #expect(button.role == .normal)
    let usual = button.currentTitleColor
    button.role = .destructive
    let destructive = button.currentTitleColor
    #expect(destructive != usual)
    button.configuration = .filled()
    #expect(button.currentTitleColor != destructive)
    #expect(UIButton.Role.destructive.rawValue == 3)
  }

  @Test("a control reports the events of its actions")
  func events() {
    let slider = UISlider()
    #expect(slider.allControlEvents == [])
    let target = UIView()
    slider.addAction(UIAction { _ in }, for: .valueChanged)
    slider.addAction(for: .touchUpInside, owner: target) {}
    #expect(slider.allControlEvents == [.valueChanged, .touchUpInside])
    slider.removeActions(of: target, for: .allEvents)
    #expect(slider.allControlEvents == .valueChanged)
  }
}
