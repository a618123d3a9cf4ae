import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Name, role and value of every control, from its creation.
@MainActor
struct AccessibilityTests {
  @Test("each control has its role and its frame")
  func roles() {
    let segments = SegmentedControl(titles: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    let tabs = TabBar(items: [TabBarItem(title: "Home"), TabBarItem(title: "Rooms")])
    tabs.selectedIndex = 1
    let cell = TableViewCell(style: .value1)
    cell.textLabel.text = "Door"
    cell.detailTextLabel?.text = "Shut"
    let wanted: [(view: View, name: String?, role: AccessibilityTraits, value: String?)] = [
      (Label(text: "House"), "House", .staticText, nil),
      (Button(title: "Press"), "Press", .button, nil),
      (ImageView(image: Sample.icon(0)), nil, .image, nil),
      (Switch(isOn: true), nil, [.button, .toggleButton], "1"),
      (Slider(value: 0.3), nil, .adjustable, "30 %"),
      (Stepper(value: 4), nil, .adjustable, "4"),
      (segments, nil, [], "Week"),
      (PageControl(numberOfPages: 3), nil, .adjustable, "page 1 of 3"),
      (ProgressView(progress: 0.5), nil, .updatesFrequently, "50 %"),
      (tabs, nil, .tabBar, "Rooms"),
      (cell, "Door, Shut", .button, nil),
    ]
    for (view, name, role, value) in wanted {
      #expect(view.accessibilityLabel == name, "\(type(of: view))")
      #expect(view.accessibilityTraits == role, "\(type(of: view))")
      #expect(view.accessibilityValue == value, "\(type(of: view))")
      view.accessibilityLabel = "Own"
      view.accessibilityValue = "Set"
      #expect(view.accessibilityLabel == "Own" && view.accessibilityValue == "Set")
      guard let control = view as? Control else { continue }
      control.isEnabled = false
      #expect(control.accessibilityTraits == role.union(.notEnabled), "\(type(of: view))")
    }
  }

  @Test("parts of bars have names and roles: titles, back buttons, items with only an image")
  func bars() throws {
    let stage = Stage(size: Size(width: 400, height: 200))
    let root = ViewController()
    stage.window.rootViewController = root
    let item = NavigationItem(title: "Attic")
    item.rightBarButtonItem = BarButtonItem(image: Sample.icon(0))
    item.rightBarButtonItem?.accessibilityLabel = "Mark"
    item.rightBarButtonItem?.isEnabled = false
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 400, height: 52))
    bar.items = [NavigationItem(title: "House"), item]
    root.view.addSubview(bar)
    stage.settle()
    #expect(stage.view(named: "Attic")?.accessibilityTraits == [.staticText, .header])
    #expect(stage.view(named: "Back to House")?.accessibilityTraits == .button)
    #expect(stage.view(named: "Mark")?.accessibilityTraits == [.button, .notEnabled])
  }
}
