import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the program's settings, in groups; changes take effect at once and are saved.
///
/// A change of the language or the text size recreates the rooms, because views keep the strings and fonts with which
/// they were made.
final class SettingsController: SheetController {
  /// The offered numbers of pixels per point, in addition to the desktop's own number.
  private static let scales = [0.75, 1, 1.25, 1.5, 2]

  private let environment: DemoEnvironment
  /// The position to which the list is scrolled, in points.
  private let offset: Double
  private var list: SettingsListView?

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - environment: The environment that stores the user's choices.
  ///   - offset: The position to which the list is scrolled, in points.
  init(_ environment: DemoEnvironment, scrolledTo offset: Double = 0) {
    (self.environment, self.offset) = (environment, offset)
    super.init(title: String(localized: "Settings"), width: 560)
  }

  override func makeContent() -> any SheetContent {
    let settings = presentingViewController?.viewIfLoaded?.window?.settings ?? Settings()
    let list = SettingsListView([
      SettingsGroupView(
        String(localized: "Appearance|settings"),
        footer: String(
          localized:
            "Until you choose a value, the program uses the desktop's. Reduced motion replaces movement by short fades."
        ), appearanceRows(settings)),
      SettingsGroupView(
        String(localized: "Language"),
        footer: String(
          localized: "A new language makes the rooms again. The reading direction mirrors them."),
        languageRows(settings)),
      SettingsGroupView(
        String(localized: "Ring"),
        footer: String(
          localized: "In a compass, the items of a level have eight fixed directions."), ringRows),
    ])
    self.list = list
    return list
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    list?.scroll(to: offset)
  }

  // MARK: Rows

  private func appearanceRows(_ settings: Settings) -> [SettingsRow] {
    [
      row(
        "Theme", settings.userInterfaceStyle, [("Light|theme", .light), ("Dark", .dark)],
        \.userInterfaceStyle),
      row(
        "Contrast", settings.accessibilityContrast,
        [("Normal", .normal), ("High|contrast", .high)],
        \.accessibilityContrast),
      row(
        "Motion", settings.motion,
        [("Full|motion", .full), ("Reduced", .reduced), ("None|motion", .off)], \.motion),
      row(
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
    ] + scaleRows
  }

  private func languageRows(_ settings: Settings) -> [SettingsRow] {
    [
      row(
        "Language", Language(rawValue: LocalizedStrings.current.language) ?? .english,
        Language.allCases.map { ($0.title, $0) }, \.language
      ) {
        $0.environment.use($0.environment.state.language ?? .english)
        $0.house?.remake()
      },
      row(
        "Reading direction", settings.layoutDirection,
        [("Left to right", .leftToRight), ("Right to left", .rightToLeft)], \.layoutDirection),
    ]
  }

  private var ringRows: [SettingsRow] {
    [
      row(
        "Shape", environment.state.ringStyle ?? .court, [("Wedges", .court), ("Discs", .plain)],
        \.ringStyle
      ) { $0.house?.styleRing() },
      row(
        "Directions", environment.state.ringArrangement ?? .even,
        [("Even|ring", .even), ("Compass", .compass)], \.ringArrangement
      ) { $0.house?.styleRing() },
    ]
  }

  /// The row for the scale; empty if the window's host cannot change the scale.
  private var scaleRows: [SettingsRow] {
    guard environment.changeScale != nil else { return [] }
    var scales: [(title: String, value: Double?)] = [("Desktop", nil)]
    for scale in SettingsController.scales {
      scales.append(("\(Int((scale * 100).rounded())) %", scale))
    }
    return [
      row("Scale", environment.state.scale, scales, \.scale) {
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
  ///   - setting: The property of ``DemoState`` that stores the choice.
  ///   - apply: Called after a choice, for settings that the window's `settings` do not contain.
  /// - Returns: The row.
  private func row<Value: Equatable>(
    _ title: String, _ present: Value?, _ values: [(title: String, value: Value?)],
    _ setting: WritableKeyPath<DemoState, Value?>,
    apply: @escaping (SettingsController) -> Void = { _ in }
  ) -> SettingsRow {
    SettingsRow(
      String(localized: title), values.map { String(localized: $0.title) },
      selectedIndex: values.firstIndex { $0.value == present } ?? 0
    ) { [weak self] index in
      guard let self else { return }
      environment.state[keyPath: setting] = values[index].value
      var choices = DemoState()
      choices[keyPath: setting] = values[index].value
      if let change = environment.changeSettings {
        change(choices)
      } else if let window = viewIfLoaded?.window {
        window.dispatch(.settingsChanged(choices.applied(to: window.settings)))
      }
      apply(self)
    }
  }

  private var house: HouseController? { presentingViewController as? HouseController }

  /// The current position to which the list is scrolled, in points.
  var presentOffset: Double { list?.contentOffset.y ?? offset }
}
