import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A control in a state, for reference images.
enum Sample: String, CaseIterable {
  case switchOff, switchOn, switchDisabled
  case slider, sliderTicks, sliderDisabled
  case segmented, segmentedImages, segmentedDisabled
  case pages, pagesMany
  case stepper, stepperAtEnd, stepperDisabled
  case progress, activity
  case button, buttonFilled, buttonDisabled
  case navigationBar, navigationBarPrompt
  case tabBar, tabBarWide, tabBarTight
  case toolbar
  case scroll, tablePlain, tableInset

  /// Whether a right-to-left layout shows the mirror image of the control; false for controls with letters.
  var isMirrorImage: Bool {
    switch self {
    case .switchOff, .switchOn, .switchDisabled, .slider, .sliderTicks, .sliderDisabled, .pages,
      .pagesMany, .stepper, .stepperAtEnd, .stepperDisabled, .progress, .segmentedImages:
      true
    default: false
    }
  }

  /// Whether the control contains text.
  var hasLetters: Bool { !isMirrorImage && self != .activity && self != .scroll }

  /// Whether a part of the control has a contrast of at least 3:1 to the background.
  var isUsable: Bool { !rawValue.hasSuffix("Disabled") && self != .activity }

  @MainActor
  func make() -> View {
    let view = makeView()
    if let control = view as? Control, rawValue.hasSuffix("Disabled") { control.isEnabled = false }
    if view is NavigationBar || view is TabBar || view is Toolbar {
      let width = self == .tabBarWide ? 640.0 : 320
      view.bounds.size = view.sizeThatFits(Size(width: width, height: 0))
    } else if !(view is ScrollView) {
      view.bounds.size = view.sizeThatFits(.zero)
    }
    return view
  }

  @MainActor
  private func makeView() -> View {
    switch self {
    case .switchOff: Switch()
    case .switchOn, .switchDisabled: Switch(isOn: true)
    case .slider: Slider(value: 0.3)
    case .sliderTicks: Sample.ticked()
    case .sliderDisabled: Slider(value: 0.6)
    case .segmented, .segmentedDisabled: Sample.segmented()
    case .segmentedImages: Sample.segmentedImages()
    case .pages: Sample.pages(5, at: 1)
    case .pagesMany: Sample.pages(12, at: 11)
    case .stepper: Stepper(value: 3)
    case .stepperAtEnd: Stepper(value: 0)
    case .stepperDisabled: Stepper(value: 3)
    case .progress: ProgressView(progress: 0.4)
    case .activity: Sample.activity()
    case .button: Button(title: "Press")
    case .buttonFilled: Button(title: "Press", image: Sample.icon(0), configuration: .filled())
    case .buttonDisabled: Button(title: "Press")
    case .navigationBar: Sample.navigationBar(prompt: nil)
    case .navigationBarPrompt: Sample.navigationBar(prompt: "Two rooms away")
    case .tabBar, .tabBarWide: Sample.tabBar(count: 4)
    case .tabBarTight: Sample.tabBar(count: 7)
    case .toolbar: Sample.toolbar()
    case .scroll: Sample.scrollView()
    case .tablePlain: Sample.plainTable()
    case .tableInset: Sample.insetTable()
    }
  }

  @MainActor
  private static func ticked() -> View {
    let slider = Slider(value: 4, in: 0...5, step: 1)
    slider.tickCount = 6
    return slider
  }

  @MainActor
  private static func segmented() -> View {
    let control = SegmentedControl(titles: ["Day", "Week", "Month"])
    control.segments.append(.init(title: "Year", isEnabled: false))
    control.selectedSegmentIndex = 1
    return control
  }

  @MainActor
  private static func segmentedImages() -> View {
    let control = SegmentedControl(segments: [
      .init(image: icon(4), accessibilityLabel: "First"),
      .init(image: icon(4), accessibilityLabel: "Second"),
    ])
    control.selectedSegmentIndex = 0
    return control
  }

  @MainActor
  private static func pages(_ count: Int, at page: Int) -> View {
    let control = PageControl(numberOfPages: count)
    control.currentPage = page
    return control
  }

  @MainActor
  private static func activity() -> View {
    let indicator = ActivityIndicator()
    indicator.hidesWhenStopped = false
    return indicator
  }

  @MainActor
  private static func navigationBar(prompt: String?) -> View {
    let bar = NavigationBar()
    let item = NavigationItem(title: "Gallery")
    item.prompt = prompt
    item.rightBarButtonItems = [
      BarButtonItem(title: "Done", style: .prominent), BarButtonItem(image: icon(1)),
    ]
    bar.items = [NavigationItem(title: "House"), item]
    return bar
  }

  @MainActor
  private static func tabBar(count: Int) -> View {
    let names = ["Home", "Clock", "Shapes", "Journal", "Notes", "Rooms", "More"]
    let bar = TabBar(
      items: (0..<count).map { TabBarItem(title: names[$0], image: icon($0)) })
    bar.items?[1].badgeValue = "3"
    bar.items?[2].isEnabled = false
    bar.items?[3].badgeValue = ""
    bar.selectedIndex = 0
    return bar
  }

  @MainActor
  private static func toolbar() -> View {
    let off = BarButtonItem(title: "Later")
    off.isEnabled = false
    return Toolbar(items: [
      BarButtonItem(image: icon(0)), .fixedSpace(12), BarButtonItem(image: icon(3)), off,
      .flexibleSpace(), BarButtonItem(title: "Share"),
      BarButtonItem(title: "Save", style: .prominent),
    ])
  }

  /// Returns a simple icon; the fifth is symmetric.
  static func icon(_ index: Int) -> Image {
    let representations = [1.0, 2].compactMap { scale -> Bitmap? in
      let side = Int(24 * scale)
      let bitmap = try? Bitmap(size: PixelSize(width: side, height: side), scale: scale)
      bitmap?.draw { canvas in
        let area = Rect(x: 3, y: 3, width: 18, height: 18)
        let path =
          index % 5 == 0
          ? Path(roundedRect: area, cornerRadius: 5)
          : index % 5 == 4 ? Path(ovalIn: area) : Path(roundedRect: area, cornerRadius: 9)
        canvas.stroke(path, with: .black, width: 2)
        let dot = index % 5 == 4 ? Point(x: 12, y: 12) : Point(x: 8 + Double(index) * 2, y: 12)
        canvas.fill(Path(ovalIn: Rect(center: dot, size: Size(width: 5, height: 5))), with: .black)
      }
      return bitmap
    }
    return Image(representations: representations)
  }
}
