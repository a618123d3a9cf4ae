public import Atrium

/// A description of a cell's content, from which a view is made.
@MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a cell in the given state.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows the content that a configuration describes.
@MainActor
public protocol UIContentView: AnyObject {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell, to which ``UIContentConfiguration/updated(for:)`` adapts a configuration.
public protocol UIConfigurationState {}

extension CellConfigurationState: UIConfigurationState {}

/// The content of a list cell: an image, text and secondary text.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @MainActor
  public struct TextProperties {
    /// The font.
    public var font: Font
    /// The colour.
    public var color: Color
    /// The alignment.
    public var alignment = NSTextAlignment.natural
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
  }

  /// The appearance of the image.
  @MainActor
  public struct ImageProperties {
    /// The colour of a template image; nil for the tint colour.
    public var tintColor: Color?
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The maximum size, in points; zero for the size of the image.
    public var maximumSize = Size.zero
    /// The minimum size of the area in which the image is centred, in points; zero uses the size of the image.
    public var reservedLayoutSize = Size.zero
  }

  /// The image; nil for no image.
  public var image: Image?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text; nil for no text.
  public var text: String?
  /// The primary text with attributes, which takes precedence over `text`.
  public var attributedText: AttributedText?
  /// The appearance of the primary text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .label)
  /// The secondary text; nil for no text.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: AttributedText?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .footnote), color: .label)
  /// Whether the secondary text is beside the primary text rather than below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text, in points.
  public var imageToTextPadding = 12.0
  /// The vertical distance between the primary and the secondary text, in points.
  public var textToSecondaryTextVerticalPadding = 3.0
  /// The insets from the edges of the cell, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 10, leading: 16, bottom: 10, trailing: 16)

  private init() {}

  /// Returns an empty configuration for a cell with text and optional secondary text below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns an empty configuration for a cell with secondary text, in the secondary colour, below the primary text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns an empty configuration for a cell with the primary and the secondary text side by side.
  public static func valueCell() -> UIListContentConfiguration {
    var content = subtitleCell()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// A view with an image, text and secondary text.
@MainActor
public final class UIListContentView: UIView, UIContentView {
  private let image = UIImageView(image: nil)
  private let first = UILabel()
  private let second = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var sizes: [NSLayoutConstraint] = []
  private var margins: [NSLayoutConstraint] = []

  /// The content, which is a `UIListContentConfiguration`.
  public var configuration: any UIContentConfiguration {
    didSet { update() }
  }

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [first, second] { texts.addArrangedSubview(view) }
    for view in [image, texts] { row.addArrangedSubview(view) }
    row.alignment = .center
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    update()
  }

  private func update() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    Self.show(content.text, content.attributedText, content.textProperties, in: first)
    Self.show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: second)
    image.image = content.image
    image.isHidden = content.image == nil
    image.cornerRadius = content.imageProperties.cornerRadius
    image.tintColor = content.imageProperties.tintColor
    row.spacing = content.imageToTextPadding
    let isSideBySide = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.spacing = isSideBySide ? 8 : content.textToSecondaryTextVerticalPadding
    second.setContentHuggingPriority(isSideBySide ? .required : .defaultLow, for: .horizontal)
    place(content)
  }

  private static func show(
    _ text: String?, _ attributed: AttributedText?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = properties.alignment
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func place(_ content: UIListContentConfiguration) {
    NSLayoutConstraint.deactivate(sizes + margins)
    let inset = content.directionalLayoutMargins
    margins = [
      row.topAnchor.constraint(equalTo: topAnchor, constant: inset.top),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset.bottom),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset.leading),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset.trailing),
    ]
    let natural = content.image?.size ?? .zero
    let most = content.imageProperties.maximumSize
    let factor = min(
      1, most.width > 0 && natural.width > 0 ? most.width / natural.width : 1,
      most.height > 0 && natural.height > 0 ? most.height / natural.height : 1)
    let reserved = content.imageProperties.reservedLayoutSize
    sizes = [
      image.widthAnchor.constraint(equalToConstant: max(reserved.width, natural.width * factor)),
      image.heightAnchor.constraint(equalToConstant: max(reserved.height, natural.height * factor)),
    ]
    // The row may be too low for the labels, so these constraints may be broken.
    for constraint in [margins[1]] + sizes { constraint.priority = UILayoutPriority(rawValue: 999) }
    NSLayoutConstraint.activate(sizes + margins)
  }
}

/// A cell with a view for its content.
@MainActor
private protocol ContentHolding: AnyObject {
  var contentView: View { get }
}

@MainActor
private protocol ContentUpdating: ContentHolding {
  var contentUpdater: (@MainActor (CellConfigurationState) -> Void)? { get set }
}

extension TableViewCell: ContentUpdating {}
extension CollectionViewCell: ContentUpdating {}
extension TableViewHeaderFooterView: ContentHolding {}

@MainActor private let contentKey = AssociatedObjects.Key()
@MainActor private let updatesContent = KeptValue(true)

extension ContentUpdating {
  fileprivate var updatesContentItself: Bool {
    get { updatesContent[self] }
    set {
      updatesContent[self] = newValue
      followState()
    }
  }

  /// Updates the content when the cell's state changes, unless the program updates the content itself.
  fileprivate func followState() {
    guard updatesContentItself, configuredContent != nil else { return contentUpdater = nil }
    contentUpdater = { [weak self] state in
      guard let self, let content = configuredContent else { return }
      configuredContent = content.updated(for: state)
    }
  }
}

extension ContentHolding {
  fileprivate var configuredContent: (any UIContentConfiguration)? {
    get { shownContent?.configuration }
    set {
      guard let newValue else {
        (shownContent as? UIView)?.removeFromSuperview()
        AssociatedObjects.set(nil, of: self, contentKey)
        return
      }
      if let shownContent, type(of: shownContent.configuration) == type(of: newValue) {
        shownContent.configuration = newValue
        return
      }
      (shownContent as? UIView)?.removeFromSuperview()
      let view = newValue.makeContentView()
      AssociatedObjects.set(view, of: self, contentKey)
      UIContentViews.fill(contentView, with: view)
    }
  }

  private var shownContent: (any UIContentView)? {
    AssociatedObjects.value(of: self, contentKey) as? any UIContentView
  }
}

extension TableViewCell {
  /// Returns an empty content configuration that matches the style of the cell.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .subtitle: .cell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content of the cell, which replaces the labels and the image; nil if the cell shows its labels and image.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent }
    set {
      configuredContent = newValue
      followState()
    }
  }

  /// Whether the cell updates its content with `updated(for:)` when its state changes; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContentItself }
    set { updatesContentItself = newValue }
  }
}

extension CollectionViewCell {
  /// Whether the cell updates its content with `updated(for:)` when its state changes; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContentItself }
    set { updatesContentItself = newValue }
  }

  /// The content of the cell, in its `contentView`; nil if the cell has no such content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent }
    set {
      configuredContent = newValue
      followState()
    }
  }
}

extension TableViewHeaderFooterView {
  /// Returns an empty content configuration for a header in a plain list.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The content of the header or footer, in its `contentView`; nil if it has no such content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent }
    set { configuredContent = newValue }
  }
}

/// Adds content views to cells.
@MainActor
private enum UIContentViews {
  /// Adds a view that fills another view.
  static func fill(_ container: UIView, with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}
