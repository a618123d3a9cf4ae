import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the settings of the program, which take effect at once and are saved.
///
/// A change of the language or the text size recreates the rooms, because views keep the strings and fonts with which
/// they were made.
final class SettingsController: ViewController {
  /// The offered numbers of pixels in a point, in addition to the desktop's number.
  private static let scales = [0.75, 1, 1.25, 1.5, 2]

  private let environment: DemoEnvironment
  /// The position to which the list is scrolled, in points.
  private let offset: Double
  private var list: SettingsView?

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - environment: The environment that stores the user's choices.
  ///   - offset: The position to which the list is scrolled, in points.
  init(_ environment: DemoEnvironment, scrolledTo offset: Double = 0) {
    (self.environment, self.offset) = (environment, offset)
    super.init()
    title = String(localized: "Settings")
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 480, height: 620)
  }

  override func loadView() {
    let window = presentingViewController?.viewIfLoaded?.window
    let rows = choices(window?.settings ?? Settings()) + ringChoices
    let list = SettingsView(window == nil ? rows : rows + scaleChoices(window?.scale ?? 1))
    self.list = list
    view = SheetContentView(title: title ?? "", content: list) { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    list?.scroll(to: offset)
  }

  // MARK: Choices

  private func choices(_ settings: Settings) -> [ChoiceView] {
    [
      choice(
        "Theme", settings.userInterfaceStyle, [("Light|theme", .light), ("Dark", .dark)],
        \.userInterfaceStyle),
      choice(
        "Contrast", settings.accessibilityContrast,
        [("Normal", .normal), ("High|contrast", .high)],
        \.accessibilityContrast),
      choice(
        "Motion", settings.motion,
        [("Full|motion", .full), ("Reduced", .reduced), ("None|motion", .off)], \.motion),
      choice(
        "Reading direction", settings.layoutDirection,
        [("Left to right", .leftToRight), ("Right to left", .rightToLeft)], \.layoutDirection),
      choice(
        "Text size", ContentSizeCategory.preferred,
        [
          ("Small", .small), ("Normal", .large), ("Large", .extraLarge),
          ("Larger", .extraExtraLarge), ("Very large", .accessibilityMedium),
          ("Huge", .accessibilityLarge),
        ], \.contentSizeCategory
      ) {
        ContentSizeCategory.preferred = $0.environment.state.contentSizeCategory ?? .large
        $0.house?.remake()
      },
      choice(
        "Language", Language(rawValue: LocalizedStrings.current.language) ?? .english,
        Language.allCases.map { ($0.title, $0) }, \.language
      ) {
        $0.environment.use($0.environment.state.language ?? .english)
        $0.house?.remake()
      },
    ]
  }

  private var ringChoices: [ChoiceView] {
    [
      choice(
        "Ring", environment.state.ringStyle ?? .court, [("Wedges", .court), ("Discs", .plain)],
        \.ringStyle
      ) { $0.house?.styleRing() },
      choice(
        "Directions of the ring", environment.state.ringArrangement ?? .even,
        [("Even", .even), ("Compass", .compass)], \.ringArrangement
      ) { $0.house?.styleRing() },
    ]
  }

  /// The scale, if the window's host can change it.
  private func scaleChoices(_ present: Double) -> [ChoiceView] {
    guard environment.changeScale != nil else { return [] }
    var scales: [(title: String, value: Double?)] = [("Desktop", nil)]
    for scale in SettingsController.scales {
      scales.append(("\(Int((scale * 100).rounded())) %", scale))
    }
    return [
      choice("Scale", environment.state.scale, scales, \.scale) {
        $0.environment.changeScale?($0.environment.state.scale)
      }
    ]
  }

  /// Makes the row of one setting.
  ///
  /// - Parameters:
  ///   - title: The caption in English.
  ///   - present: The current value.
  ///   - values: The values with their titles in English.
  ///   - setting: The user's choice.
  ///   - apply: Applies a choice that is not among the window's settings.
  /// - Returns: The row.
  private func choice<Value: Equatable>(
    _ title: String, _ present: Value?, _ values: [(title: String, value: Value?)],
    _ setting: WritableKeyPath<DemoState, Value?>,
    apply: @escaping (SettingsController) -> Void = { _ in }
  ) -> ChoiceView {
    ChoiceView(
      String(localized: title), values.map { String(localized: $0.title) },
      selectedIndex: values.firstIndex { $0.value == present } ?? 0
    ) { [weak self] index in
      guard let self else { return }
      environment.state[keyPath: setting] = values[index].value
      if let window = viewIfLoaded?.window {
        window.dispatch(.settingsChanged(environment.state.applied(to: window.settings)))
      }
      apply(self)
    }
  }

  private var house: HouseController? { presentingViewController as? HouseController }

  /// The position to which the list is scrolled now, in points.
  var presentOffset: Double { list?.contentOffset.y ?? offset }
}

/// The rows of settings, which scroll.
private final class SettingsView: ScrollView {
  private let rows: [ChoiceView]

  init(_ rows: [ChoiceView]) {
    self.rows = rows
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "Settings")
    for row in rows { addSubview(row) }
  }

  /// Scrolls to a vertical position in points, limited to the scrollable range.
  func scroll(to offset: Double) {
    let end = max(0, contentSize.height - bounds.height)
    contentOffset.y = min(max(0, offset), end)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = bounds.width < 360 ? 12.0 : 20
    let width = max(0, bounds.width - 2 * margin)
    var y = 4.0
    for row in rows {
      let height = row.sizeThatFits(Size(width: width, height: 0)).height
      row.frame = Rect(x: margin, y: y, width: width, height: height)
      y += height + 18
    }
    contentSize = Size(width: bounds.width, height: y)
  }
}
