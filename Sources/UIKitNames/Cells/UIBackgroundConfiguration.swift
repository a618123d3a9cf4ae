public import Atrium

/// The background of a cell: a colour, rounded corners, an outline and an image.
@MainActor
public struct UIBackgroundConfiguration {
  /// The colour; nil for the colour of the cell.
  public var backgroundColor: Color?
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The distances from the edges of the cell, in points.
  public var backgroundInsets = DirectionalEdgeInsets()
  /// The colour of the outline; nil for no outline.
  public var strokeColor: Color?
  /// The width of the outline, in points.
  public var strokeWidth = 0.0
  /// The image over the colour; nil for no image.
  public var image: Image?
  /// The mode in which the image is fitted into the background.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// A view that fills the background, over the colour and the image; nil for no view.
  public var customView: View?
  private init() {}

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell in a plain list; the background has no colour of its own.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the background of a cell in a grouped list; the background has no colour of its own.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the background of a cell in a sidebar; the background has no colour of its own.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the configuration itself, which does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The view that shows a background configuration behind a cell.
private final class BackgroundConfigurationView: View {
  private let shape = View()
  private let image = ImageView(image: nil)
  var configuration: UIBackgroundConfiguration {
    didSet { update(from: oldValue) }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.clipsToBounds = true
    addSubview(shape)
    shape.addSubview(image)
    update(from: nil)
  }

  private func update(from old: UIBackgroundConfiguration?) {
    shape.backgroundColor = configuration.backgroundColor
    shape.cornerRadius = configuration.cornerRadius
    shape.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
    shape.borderColor = configuration.strokeColor
    image.image = configuration.image
    image.contentMode = configuration.imageContentMode
    if old?.customView !== configuration.customView {
      old?.customView?.removeFromSuperview()
      if let view = configuration.customView { shape.addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    shape.frame = bounds.inset(
      by: EdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    image.frame = shape.bounds
    configuration.customView?.frame = shape.bounds
  }
}

/// A cell, header or footer with a view behind its content.
@MainActor
private protocol BackgroundHolding: AnyObject {
  var backgroundView: View? { get set }
}

extension TableViewCell: BackgroundHolding {}
extension CollectionViewCell: BackgroundHolding {}
extension TableViewHeaderFooterView: BackgroundHolding {}

extension BackgroundHolding {
  fileprivate var configuredBackground: UIBackgroundConfiguration? {
    get { (backgroundView as? BackgroundConfigurationView)?.configuration }
    set {
      if let shown = backgroundView as? BackgroundConfigurationView, let newValue {
        shown.configuration = newValue
      } else if newValue != nil || backgroundView is BackgroundConfigurationView {
        backgroundView = newValue.map { BackgroundConfigurationView($0) }
      }
    }
  }
}

extension TableViewCell {
  /// The background of the cell, shown in its `backgroundView`; nil for none.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground }
    set { configuredBackground = newValue }
  }

  /// Returns the background of a cell in a plain list.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension CollectionViewCell {
  /// The background of the cell, shown in its `backgroundView`; nil for none.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground }
    set { configuredBackground = newValue }
  }

  /// Returns the background of a cell in a plain list.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension TableViewHeaderFooterView {
  /// The background of the header or footer, shown in its `backgroundView`; nil for none.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredBackground }
    set { configuredBackground = newValue }
  }
}
