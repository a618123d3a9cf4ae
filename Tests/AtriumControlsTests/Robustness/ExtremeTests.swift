import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Unusual sizes, numbers and counts.
@MainActor
struct ExtremeTests {
  private nonisolated static let sizes = [
    Size.zero, Size(width: 1, height: 1), Size(width: 0, height: 40), Size(width: 300, height: 0),
    Size(width: 0.4, height: 0.4), Size(width: 3, height: 3), Size(width: 12, height: 200),
    Size(width: 20_000, height: 2),
  ]

  @Test(
    "every control in every size can be laid out, painted and pressed, and accepts keys",
    arguments: Sample.allCases, sizes)
  func frames(sample: Sample, size: Size) {
    for settings in [
      Settings(), Settings(accessibilityContrast: .high, layoutDirection: .rightToLeft),
    ] {
      let view = sample.make()
      let stage = Stage(size: Size(width: 100, height: 100), scale: 1.5, settings: settings)
      let root = ViewController()
      stage.window.rootViewController = root
      view.frame = Rect(origin: Point(x: 10, y: 10), size: size)
      root.view.addSubview(view)
      stage.settle()
      stage.click(at: Point(x: 11, y: 11))
      stage.touchTap(fingers: 1, at: Point(x: 12, y: 12))
      for key in ["Tab", "Right", "Down", "End", "Space", "Left", "Escape"] { stage.key(key) }
      stage.settle()
      #expect(view.bounds.size == size)
      #expect(finite(view))
      view.bounds.size = Size(width: 120, height: 44)
      stage.settle()
      _ = stage.snapshot()
      #expect(finite(view))
    }
  }

  private func finite(_ view: View) -> Bool {
    let frame = view.frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0 && view.subviews.allSatisfy(finite)
  }

  @Test("values that are not finite, and limits that are equal or swapped, are accepted")
  func numbers() {
    let slider = ValueBed(Slider(value: 0.5), size: Size(width: 230, height: 36))
    slider.control.minimumValue = .nan
    slider.control.maximumValue = .nan
    slider.control.step = .nan
    #expect(slider.control.minimumValue == 0 && slider.control.maximumValue == 1)
    #expect(slider.control.step == 0 && slider.control.value == 0.5)
    slider.control.step = .infinity
    #expect(slider.control.step == 0)
    slider.control.value = .infinity
    #expect(slider.control.value == 1)
    slider.control.value = -.infinity
    #expect(slider.control.value == 0)
    slider.control.maximumValue = .infinity
    slider.control.minimumValue = -.infinity
    slider.control.value = 3
    slider.stage.settle()
    #expect(slider.control.accessibilityValue == "50 %")
    slider.stage.click(at: Point(x: 290, y: 150))
    #expect(slider.control.value.isFinite && slider.control.value > 0)
    slider.control.minimumValue = 5
    slider.control.maximumValue = 5
    slider.stage.click(at: Point(x: 290, y: 150))
    for key in ["Right", "PageUp", "End", "Home"] { slider.stage.key(key) }
    #expect(slider.control.value == 5 && slider.control.accessibilityValue == "0 %")
    slider.control.maximumValue = 1
    slider.stage.drag(from: Point(x: 150, y: 150), to: Point(x: 290, y: 150))
    #expect(slider.control.value == 1)
    _ = Slider(value: .nan, in: -.infinity ... .infinity, step: .nan)

    let stepper = ValueBed(Stepper(value: 1, in: 1...1))
    stepper.stage.click(at: stepper.point(80, 18))
    stepper.control.wraps = true
    stepper.stage.click(at: stepper.point(80, 18))
    stepper.control.maximumValue = .nan
    stepper.control.stepValue = 0
    #expect(stepper.control.value == 1 && stepper.control.maximumValue == 1)

    let progress = ProgressView(progress: .nan)
    progress.progress = -.infinity
    #expect(progress.progress == 0)
  }

  @Test("labels accept a negative number of lines, and widths that are not finite")
  func labels() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let root = ViewController()
    stage.window.rootViewController = root
    let label = Label(text: "one two three four five six seven eight")
    label.numberOfLines = -3
    label.preferredMaxLayoutWidth = .nan
    label.lineSpacing = .nan
    label.frame = Rect(x: 0, y: 0, width: 60, height: 90)
    root.view.addSubview(label)
    stage.settle()
    let sizes = [
      label.sizeThatFits(.zero), label.intrinsicContentSize,
      label.sizeThatFits(Size(width: .infinity, height: .nan)),
      label.sizeThatFits(Size(width: -5, height: -5)),
    ]
    #expect(sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.width >= 0 })
    for control in AnyControl.allCases.map({ $0.make() }) {
      for size in [Size(width: .infinity, height: 1), Size(width: -3, height: .nan)] {
        let fitted = control.sizeThatFits(size)
        #expect(fitted.width >= 0 && fitted.height.isFinite, "\(type(of: control)) \(size)")
      }
    }
  }

  @Test("controls without segments, pages, tabs or rows cannot be pressed or focused")
  func none() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let root = ViewController()
    stage.window.rootViewController = root
    let views: [View] = [
      SegmentedControl(segments: []), PageControl(), TabBar(), Toolbar(), NavigationBar(),
      TableView(), ScrollView(),
    ]
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 0, y: 40 * Double(index), width: 300, height: 36)
      root.view.addSubview(view)
    }
    stage.settle()
    for index in views.indices {
      stage.click(at: Point(x: 150, y: 40 * Double(index) + 18))
      for key in ["Tab", "Right", "End", "Space", "Return", "PageDown", "a"] { stage.key(key) }
    }
    stage.settle()
    #expect(views.compactMap(\.accessibilityValue).isEmpty)
  }

  @Test("ten thousand segments and tabs, and any number of pages, stay inside the control")
  func many() {
    let segments = SegmentedControl(titles: (0..<10_000).map { "Segment \($0)" })
    let pages = PageControl(numberOfPages: .max)
    let tabs = TabBar(items: (0..<10_000).map { TabBarItem(title: "Tab \($0)") })
    let stage = Stage(size: Size(width: 400, height: 300))
    let root = ViewController()
    stage.window.rootViewController = root
    for (index, view) in [segments, pages, tabs].enumerated() {
      view.frame = Rect(x: 0, y: 60 * Double(index), width: 400, height: 56)
      root.view.addSubview(view)
    }
    stage.settle()
    for view in [segments, pages, tabs] as [View] {
      #expect(
        view.subviews.filter { !$0.isHidden }.allSatisfy {
          $0.frame.minX >= 0 && $0.frame.maxX <= 400
        })
    }
    segments.selectedSegmentIndex = 9999
    pages.currentPage = .max
    #expect(pages.currentPage == .max - 1)
    tabs.selectedIndex = 9999
    stage.settle()
    for y in [20.0, 80, 140] {
      stage.move(to: Point(x: 100, y: y))
      stage.move(to: Point(x: 200, y: y))
    }
    stage.click(at: Point(x: 10, y: 80))
    #expect(pages.currentPage < .max - 1)
  }

  @Test("titles longer than any screen are accepted")
  func longTitles() {
    let long = String(repeating: "Long title ", count: 2000)
    let item = NavigationItem(title: long)
    item.prompt = long
    item.rightBarButtonItems = [BarButtonItem(title: long), BarButtonItem(title: long)]
    let bar = NavigationBar()
    bar.items = [NavigationItem(title: long), item]
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = long
    cell.detailTextLabel?.text = long
    let views: [View] = [
      Button(title: long), Label(text: long), SegmentedControl(titles: [long, "b"]), bar,
      TabBar(items: [TabBarItem(title: long)]), Toolbar(items: [BarButtonItem(title: long)]), cell,
    ]
    let stage = Stage(size: Size(width: 200, height: 600))
    let root = ViewController()
    stage.window.rootViewController = root
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 0, y: 80 * Double(index), width: 200, height: 72)
      root.view.addSubview(view)
    }
    stage.settle()
    for view in views {
      let texts = texts(in: view)
      #expect(!texts.isEmpty, "\(type(of: view))")
      for text in texts { #expect(view.bounds.insetBy(dx: -1, dy: -1).contains(text)) }
    }
  }

  private func texts(in view: View) -> [Rect] {
    let own = (view as? any TextDisplaying)?.displayedTexts.map(\.rect) ?? []
    return own
      + view.subviews.filter { !$0.isHidden }.flatMap { subview in
        texts(in: subview).map { view.convert($0, from: subview) }
      }
  }
}
