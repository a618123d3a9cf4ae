import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Decodes buttons, with the configurations of Xcode 13 and with the older button types.
extension ObjectBuilder {
  func decode(_ button: Button, _ element: InterfaceElement) {
    let normal = element.all("state").first { $0.key == "normal" }
    let configured = element.child("buttonConfiguration", key: "configuration")
    var configuration =
      configured.map { decode($0, of: element, into: button) } ?? oldConfiguration(of: element)
    decodeTitle(of: button, element, normal, isConfigured: configured != nil)
    decodeMenu(of: button, element)
    if let color = normal?.child("color", key: "titleColor") {
      configuration.foregroundColor = self.color(color)
    } else if let tint = color("tintColor", of: element) {
      switch configuration.style {
      case .filled: configuration.backgroundColor = configuration.backgroundColor ?? tint
      default: configuration.foregroundColor = configuration.foregroundColor ?? tint
      }
    }
    if let font = fontDescription(of: element) ?? attributedFont(of: button) {
      configuration.font = font
    }
    if registry.isPreview {
      configuration.font = InterfaceFont.fitted(configuration.font, to: button.title)
    }
    if let mode = element.choice("lineBreakMode", Self.lineBreakModes) {
      configuration.titleLineBreakMode = mode
    }
    let hasLine = !button.title.isEmpty || configured == nil && isEmpty(button)
    if hasLine || isCustom(element) && configured == nil && button.image != nil {
      // The minimum height of a button with a title is a line of San Francisco. Without a configuration, the same is
      // true of a button without content, and of a button with an image but without a type. UIKit's padding of 12
      // points is added if the button has no configuration, no insets and no image.
      let line = InterfaceFont.lineHeight(ofSize: configuration.font.size).rounded(.up)
      let insets = configuration.contentInsets
      let isPadded = hasLine && configured == nil && insets == .zero && button.image == nil
      let padding = isPadded ? 12 : insets.top + insets.bottom
      configuration.minimumHeight = max(0, line + padding)
      if configured?.described("cornerStyle") == "capsule" {
        configuration.cornerRadius = configuration.minimumHeight / 2
      }
    }
    button.configuration = configuration
    if let inset = element.child("inset", key: "titleEdgeInsets") {
      button.titleEdgeInsets = insets(inset)
    }
    if let inset = element.child("inset", key: "imageEdgeInsets") {
      button.imageEdgeInsets = insets(inset)
    }
    declareSize(of: button, element, isConfigured: configured != nil)
    fitTitle(of: button, element)
    keepLineHeight(of: button)
    for state in element.all("state") where state !== normal { decode(state, of: button) }
    button.isConfigured = configured != nil
    if let role = element.choice("role", Self.roles) { button.role = role }
    noteWhatButtonsLack(element)
  }

  /// Returns the first font of the button's attributed title; nil if there is none.
  private func attributedFont(of button: Button) -> Font? {
    button.attributedTitle(for: .normal)?.runs.first?.attributes[.font] as? Font
  }

  /// Gives the title of a button the width that it has in the file.
  private func fitTitle(of button: Button, _ element: InterfaceElement) {
    guard registry.isPreview, button.declaredMetrics == nil, Self.canFit(button.title),
      button.attributedTitle(for: .normal) == nil
    else { return }
    let font = button.configuration.font
    let title = AttributedText(string: button.title, attributes: [.font: font]).size().width
    let padding = button.intrinsicContentSize.width - title.rounded(.up)
    let line = InterfaceFont.lineHeight(ofSize: font.size).rounded(.up)
    let fitted = fitted(
      font, to: button.title, of: element, beside: padding,
      above: max(0, button.configuration.minimumHeight - line))
    button.configuration.font = fitted
    guard fitted.size != font.size else { return }
    button.configuration.minimumHeight +=
      InterfaceFont.lineHeight(ofSize: fitted.size).rounded(.up) - line
  }

  /// Gives a button the height of a line in the font of the file, if the replacement for a missing font is higher.
  private func keepLineHeight(of button: Button) {
    let height = button.configuration.minimumHeight
    guard registry.isPreview, height > 0, !button.configuration.imagePlacement.isVertical,
      (button.image?.size.height ?? 0) <= height, button.configuration.subtitle == nil,
      button.layoutContentSize.height > height + 2
    else { return }
    button.declaredMetrics = DeclaredMetrics(
      width: button.declaredMetrics?.width, height: height)
  }

  /// Returns whether a button has neither a title nor an image.
  private func isEmpty(_ button: Button) -> Bool {
    button.title.isEmpty && button.image == nil && button.backgroundImage == nil
  }

  /// Returns whether a button has no type, so that UIKit adds nothing to its content.
  private func isCustom(_ element: InterfaceElement) -> Bool {
    element["buttonType"] == nil || element["buttonType"] == "custom"
  }

  // MARK: Titles

  private func decodeTitle(
    of button: Button, _ element: InterfaceElement, _ normal: InterfaceElement?,
    isConfigured: Bool
  ) {
    let translated = element.id.flatMap { document.translations["\($0).normalTitle"] }
    let attributed = normal?.child("attributedString", key: "attributedTitle").map(attributedText)
    // The title of a button with a configuration is in the configuration.
    let old = isConfigured ? nil : normal.flatMap { string("title", of: $0) }
    if isConfigured { _ = normal?["title"] }
    let title =
      translated ?? old
      ?? attributed?.string
    if translated == nil, let attributed { button.setAttributedTitle(attributed, for: .normal) }
    if let title, !title.isEmpty, translated != nil || button.title.isEmpty { button.title = title }
    guard let normal else { return decodeSymbol(of: button, element) }
    // The images of a button without a type keep their colours.
    let isCustom = isCustom(element)
    let scale = symbolScale(of: normal)
    func original(_ image: Image) -> Image {
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysOriginal) : image
    }
    if button.image == nil, let image = image("image", of: normal, scale: scale) {
      button.image = isCustom ? original(image) : image
    }
    button.backgroundImage = image("backgroundImage", of: normal).map(original)
    decodeSymbol(of: button, element)
  }

  /// Decodes the title, the images and the colour of a state other than the normal state.
  private func decode(_ state: InterfaceElement, of button: Button) {
    guard let key = state.choice("key", Self.buttonStates) else { return }
    if let title = string("title", of: state), !title.isEmpty { button.setTitle(title, for: key) }
    if let color = color("titleColor", of: state) { button.setTitleColor(color, for: key) }
    if let image = image("image", of: state, scale: symbolScale(of: state)) {
      button.setImage(image, for: key)
    }
    if let image = image("backgroundImage", of: state) {
      button.setBackgroundImage(image, for: key)
    }
    _ = state["catalog"]
    if let title = state.child("attributedString", key: "attributedTitle") {
      button.setAttributedTitle(attributedText(title), for: key)
    }
  }

  private static let buttonStates: [String: Control.State] = [
    "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  /// Shows the symbol of a button type that has a symbol.
  private func decodeSymbol(of button: Button, _ element: InterfaceElement) {
    guard button.title.isEmpty, button.image == nil else { return }
    switch element["buttonType"] {
    case "infoLight", "infoDark", "detailDisclosure":
      (button.title, button.accessibilityLabel) = ("ⓘ", "More info")
    case "contactAdd": (button.title, button.accessibilityLabel) = ("⊕", "Add contact")
    case "close": (button.title, button.accessibilityLabel) = ("✕", "Close")
    default: break
    }
  }

  // MARK: Configurations

  /// Returns the configuration of a button that has none in the file.
  private func oldConfiguration(of element: InterfaceElement) -> Button.Configuration {
    // The configuration adds nothing to the size of the title.
    var configuration = Button.Configuration.plain()
    configuration.contentInsets =
      element.child("inset", key: "contentEdgeInsets").map(insets) ?? .zero
    configuration.minimumHeight = 0
    configuration.imagePadding = 0
    configuration.font = InterfaceFont.system(ofSize: isCustom(element) ? 18 : 15)
    return configuration
  }

  /// Sets the size of button types with a built-in symbol, and the minimum width of the other types.
  private func declareSize(
    of button: Button, _ element: InterfaceElement, isConfigured: Bool
  ) {
    switch element["buttonType"] {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      let frame = element.child("rect", key: "frame").map(rect)
      if registry.isPreview, let frame, frame.height == 34 {
        // Since iOS 26 the symbol has a background.
        button.declaredMetrics = DeclaredMetrics(width: frame.width, height: 34)
        return
      }
      let side = layoutVersion < 15_000 ? 22.0 : 24
      button.declaredMetrics = DeclaredMetrics(width: side, height: side)
    case "close": button.declaredMetrics = DeclaredMetrics(width: 30, height: 30)
    default:
      guard !isConfigured, !button.title.isEmpty || isEmpty(button) else { return }
      let width = button.intrinsicContentSize.width
      if width < 30 { button.declaredMetrics = DeclaredMetrics(width: 30) }
    }
  }

  /// Returns whether the height of a button in the file shows that the button was made with Xcode 13.
  ///
  /// In Xcode 13, buttons with a configuration had smaller titles.
  private func isOfXcode13(_ element: InterfaceElement) -> Bool {
    registry.isPreview && layoutVersion < 21_000
      && element.child("rect", key: "frame").map(rect)?.height == 31
  }

  private func decode(
    _ configured: InterfaceElement, of element: InterfaceElement, into button: Button
  ) -> Button.Configuration {
    var configuration =
      switch configured["style"] {
      case "filled", "borderedProminent", "prominentGlass": Button.Configuration.filled()
      case "tinted", "gray", "bordered", "borderedTinted", "glass": Button.Configuration.bordered()
      default: Button.Configuration.plain()
      }
    let size = ButtonSize(rawValue: configured["buttonSize"] ?? "") ?? .medium
    configuration.contentInsets = size.insets
    configuration.minimumHeight = 0
    configuration.imagePadding = 0
    configuration.font = InterfaceFont.system(ofSize: size.fontSize)
    if isOfXcode13(element) { configuration.font = InterfaceFont.system(ofSize: 14) }
    let attributed = configured.child("attributedString", key: "attributedTitle")
      .map(attributedText)
    button.title = string("title", of: configured) ?? attributed?.string ?? ""
    if let attributed { button.setAttributedTitle(attributed, for: .normal) }
    // The configuration determines the scale of a symbol, and not the reference to its image.
    button.image = image("image", of: configured, isScaled: false)
    configuration.foregroundColor = color("baseForegroundColor", of: configured)
    configuration.backgroundColor = color("baseBackgroundColor", of: configured)
    if let font = configured.child("fontDescription", key: "titleFontDescription").map(font) {
      configuration.font = font
    }
    if let padding = configured.number("imagePadding") {
      configuration.imagePadding = max(0, padding)
    }
    if let inset = configured.child(key: "contentInsets") {
      configuration.contentInsets = insets(inset)
    }
    switch configured["cornerStyle"] {
    case "small": configuration.cornerRadius = 4
    case "large": configuration.cornerRadius = 12
    default: break
    }
    if let background = configured.child("backgroundConfiguration", key: "background") {
      if let radius = background.number("cornerRadius") {
        configuration.cornerRadius = max(0, radius)
      }
      configuration.backgroundColor =
        color("backgroundColor", of: background) ?? configuration.backgroundColor
      configuration.strokeColor = color("strokeColor", of: background)
      if let width = background.number("strokeWidth") {
        configuration.strokeWidth = max(0, width)
      }
    }
    configuration.subtitle = string("subtitle", of: configured)
    if let padding = configured.number("titlePadding") {
      configuration.titlePadding = max(0, padding)
    }
    if let alignment = configured.choice("titleAlignment", Self.titleAlignments) {
      configuration.titleAlignment = alignment
    }
    if let placement = configured.choice("imagePlacement", Self.imagePlacements) {
      configuration.imagePlacement = placement
    }
    if let flag = configured.flag("showsActivityIndicator") {
      configuration.showsActivityIndicator = flag
    }
    return configuration
  }

  private static let imagePlacements: [String: Button.Configuration.ImagePlacement] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let titleAlignments: [String: Button.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  /// The sizes of button configurations.
  private enum ButtonSize: String {
    case mini
    case small
    case medium
    case large

    var insets: EdgeInsets {
      switch self {
      case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
      case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
      }
    }

    /// The size of the title, in points.
    var fontSize: Double {
      switch self {
      case .mini, .small: 15
      case .medium, .large: 17
      }
    }
  }

  private static let roles: [String: Button.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]

  // MARK: Unsupported parts

  private func noteWhatButtonsLack(_ element: InterfaceElement) {
    // In this toolkit the style of a button determines its shadows and highlights, so these attributes have no effect.
    _ = element["buttonType"]
    // Only one content size category is supported.
    element.leaveOut("adjustsImageSizeForAccessibilityContentSizeCategory")
    element.leaveOut("showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted")
    element.leaveOut(
      "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "pointerInteraction")
    if element.child("size", key: "titleShadowOffset") == nil {
      // Without an offset, the title hides its own shadow.
      for state in element.all("state") { state.child(key: "titleShadowColor")?.ignoreTheRest() }
    } else {
      element.leaveOut(keys: "titleShadowOffset")
      for state in element.all("state") { state.leaveOut(keys: "titleShadowColor") }
    }
    _ = element.child(key: "preferredSymbolConfiguration")
  }
}
