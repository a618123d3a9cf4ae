public import Atrium

/// The horizontal alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the edge at which the text begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The part of a line that a text layer leaves out if the line is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing is left out.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text at the top of its bounds.
@MainActor
open class CATextLayer: CALayer {
  private var text: TextLayerView? { view as? TextLayerView }

  /// Makes a separate layer without a text.
  public override init() { super.init(of: TextLayerView()) }

  /// Makes a separate layer, without copying the values of the other layer.
  public override init(layer: Any) { super.init(of: TextLayerView()) }

  override init(of view: View, in host: View? = nil) { super.init(of: view, in: host) }

  /// The text, a `String` or an `NSAttributedString`; other values draw nothing.
  open var string: Any? {
    get { text?.string }
    set { text?.string = newValue }
  }
  /// The font of a text without attributes: a `UIFont`, whose size is replaced by ``fontSize``, or the name of a font.
  open var font: Any? {
    get { text?.font }
    set { text?.font = newValue }
  }
  /// The font size of a text without attributes, in points; 36 by default.
  open var fontSize: Double {
    get { text?.fontSize ?? 36 }
    set { text?.fontSize = newValue }
  }
  /// The colour of a text without attributes; white by default.
  open var foregroundColor: Color? {
    get { text?.color }
    set { text?.color = newValue }
  }
  /// Whether lines are broken at the width of the layer; false by default.
  open var isWrapped: Bool {
    get { text?.isWrapped ?? false }
    set { text?.isWrapped = newValue }
  }
  /// The horizontal alignment of the lines.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text?.alignment ?? .natural }
    set { text?.alignment = newValue }
  }
  /// The part that is left out of a line that is too long; nothing by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { text?.truncation ?? .none }
    set { text?.truncation = newValue }
  }
  /// Returns the size of the text, in points.
  open override func preferredFrameSize() -> Size { text?.textSize ?? .zero }
}

/// The view of a text layer.
final class TextLayerView: LayerView {
  var string: Any? { didSet { update() } }
  var font: Any? { didSet { update() } }
  var fontSize = 36.0 { didSet { update() } }
  var color: Color? = .white { didSet { update() } }
  var isWrapped = false { didSet { update() } }
  var alignment = CATextLayerAlignmentMode.natural { didSet { update() } }
  var truncation = CATextLayerTruncationMode.none { didSet { update() } }
  private let label = Label()

  override init() {
    super.init()
    label.isAccessibilityElement = false
    addSubview(label)
  }

  override func makeLayer() -> CALayer { CATextLayer(of: self) }

  /// The size of the text, in points; the width of the layer limits a text that is wrapped.
  var textSize: Size {
    label.sizeThatFits(Size(width: isWrapped ? max(1, bounds.width) : 0))
  }

  /// Whether a line that is wider than the layer is neither wrapped nor truncated.
  private var overflows: Bool { !isWrapped && truncation == .none }

  private func update() {
    if let string = string as? AttributedText {
      label.attributedText = string
    } else {
      label.attributedText = nil
      label.plainText = string as? String ?? ""
      label.plainFont = plainFont
      label.plainTextColor = color
    }
    label.numberOfLines = isWrapped || overflows ? 0 : 1
    label.lineBreakMode =
      switch truncation {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    label.textAlignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    setNeedsLayout()
  }

  private var plainFont: Font {
    let size = fontSize.isFinite ? max(0, fontSize) : 36
    if let font = font as? Font { return font.withSize(size) }
    return UIFont(name: font as? String ?? "Helvetica", size: size) ?? .system(ofSize: size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize
    guard overflows else {
      return label.frame = Rect(x: 0, y: 0, width: bounds.width, height: size.height)
    }
    let space = bounds.width - size.width
    let isAtRight =
      alignment == .right
      || alignment != .left && alignment != .center
        && traitCollection.layoutDirection == .rightToLeft
    label.frame = Rect(
      x: alignment == .center ? (space / 2).rounded() : isAtRight ? space : 0, y: 0,
      width: size.width, height: size.height)
  }
}
