import AtriumHarness
import StandIns
import Testing
import UIKit

/// Members of extensions that other classes override, and inherited initialisers, in code written for iOS.
@MainActor
struct ExtensionOverrideTests {
  @Test(
    "a member of an extension of UIView is overridden by extensions and by the program's classes")
  func dispatch() {
    let label = UILabel()
    label.text = "L"
    let price = PriceLabel()
    let button = UIButton(type: .system)
    button.setTitle("B", for: .normal)
    button.isEnabled = false
    #expect(
      looks(of: [UIView(), label, price, UISwitch(), button]) == [
        ["view a 1.0"], ["view a 1.0", "label L"], ["view a 1.0", "label ", "price"],
        ["view a 1.0", "control true"], ["view a 1.0", "control false", "button B"],
      ])
  }

  @Test("so is a property with a setter")
  func properties() {
    let (view, label) = (UIView(), PriceLabel())
    #expect(lookTitles(of: [view, label]) == ["view", "view label"])
    setLookTitle("x", of: view)
    setLookTitle("y", of: label)
    #expect(view.accessibilityLabel == "x" && label.text == "y")
  }

  @Test(
    "a subclass that overrides init(frame:) and init(coder:) inherits the convenience initialisers")
  func convenience() {
    let buttons = pillButtons()
    #expect(buttons.map(\.setUps) == [1, 1, 1])
    #expect(buttons.prefix(2).map { $0.title(for: .normal) ?? "" } == ["", "Two"])
    let row = buttonRow(buttons)
    #expect(row.spacing == 4 && row.arrangedSubviews == buttons)
    let items = countedItems()
    #expect(items.map(\.setUps) == [1, 1, 1] && items.map(\.title) == ["Go", nil, nil])
    #expect(items[2].customView != nil && items[0].style == .prominent)
    let tab = taggedItem()
    #expect(tab.tag == 4 && tab.title == "Home" && tab.badgeValue == "new")
  }

  @Test("layoutSublayers(of:) is called in each layout, and accessible elements may be of any type")
  func layers() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let header = HeaderView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    controller.view.addSubview(header)
    stage.settle()
    #expect(header.shade.frame == CGRect(x: 2, y: 2, width: 46, height: 36))
    header.frame.size.width = 100
    stage.settle()
    #expect(header.shade.frame == CGRect(x: 2, y: 2, width: 96, height: 36))
    let part = UIView()
    header.addSubview(part)
    #expect((header as UIView).accessibilityElements?.contains { $0 === part } == true)
  }
}
