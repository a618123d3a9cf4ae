import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The title, the message and the text fields of an alert.
///
/// The title, the message and the fields scroll if there is too little space.
final class AlertHeader: ScrollView {
  private let title = Label(font: .system(ofSize: 17, weight: .semibold))
  private let message = Label(font: .preferredFont(forTextStyle: .body))
  private var fields: [TextField] = []

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    title.accessibilityTraits = [.staticText, .header]
    for label in [title, message] {
      label.numberOfLines = 0
      addSubview(label)
    }
    message.textRole = \.secondaryLabel
  }

  func show(_ content: AlertContent) {
    title.text = content.title
    message.text = content.message
    for label in [title, message] {
      label.isHidden = label.text.isEmpty
      label.textAlignment = content.isSheet ? .center : .natural
    }
    title.font =
      content.isSheet
      ? .preferredFont(forTextStyle: .headline) : .system(ofSize: 17, weight: .semibold)
    message.font = .preferredFont(forTextStyle: content.isSheet ? .footnote : .body)
    for field in fields where !content.fields.contains(where: { $0 === field }) {
      field.removeFromSuperview()
    }
    fields = content.fields
    for field in fields where field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  /// Returns the height of the title, message and fields for a given width, in points; 0 if the header is
  /// empty.
  func contentHeight(at width: Double) -> Double { places(width: width).last?.frame.maxY ?? 0 }

  private func places(width: Double) -> [(view: View, frame: Rect)] {
    var places: [(view: View, frame: Rect)] = []
    var y = 0.0
    func add(_ view: View, height: Double, after spacing: Double) {
      if !places.isEmpty { y += spacing }
      places.append((view, Rect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    for label in [title, message] where !label.isHidden {
      let height = label.sizeThatFits(Size(width: width, height: 0)).height
      add(label, height: height, after: AlertMetrics.titleSpacing)
    }
    for (index, field) in fields.enumerated() {
      let spacing = index == 0 ? AlertMetrics.spacing * 2 : AlertMetrics.spacing
      add(field, height: field.sizeThatFits(.zero).height, after: spacing)
    }
    return places
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    for (view, frame) in places { view.frame = frame }
    contentSize = Size(width: bounds.width, height: places.last?.frame.maxY ?? 0)
  }
}
