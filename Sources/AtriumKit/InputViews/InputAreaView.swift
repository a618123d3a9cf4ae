import AtriumGeometry

/// The area at the bottom of a window that shows an accessory view and an input view.
final class InputAreaView: View {
  /// The view at the top of the area.
  private(set) weak var accessory: View?
  /// The view below the accessory view.
  private(set) weak var input: View?
  /// The responder that has provided the views.
  weak var owner: Responder?

  init() {
    super.init()
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    clipsToBounds = true
  }

  /// The responder that has provided the views, if it is in this window; otherwise the superview.
  override var next: Responder? {
    guard let owner, owner.responderWindow === window else { return superview }
    return owner
  }

  /// Replaces the views that the area shows.
  func show(input: View?, accessory: View?) {
    for old in [self.input, self.accessory] where old !== input && old !== accessory {
      if let old, old.superview === self { old.removeFromSuperview() }
    }
    (self.input, self.accessory) = (input, accessory)
    for case let view? in [input, accessory] where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Returns the height of both views for a width, in points.
  func fittingHeight(forWidth width: Double) -> Double {
    height(of: accessory, forWidth: width) + inputHeight(forWidth: width)
  }

  /// Returns the height of the input view, in points, which is at least its intrinsic height.
  private func inputHeight(forWidth width: Double) -> Double {
    max(height(of: input, forWidth: width), input?.intrinsicContentSize.height ?? 0)
  }

  /// Returns a view's height: from its constraints, its bounds, or the size that fits its content, in this order.
  private func height(of view: View?, forWidth width: Double) -> Double {
    guard let view else { return 0 }
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required
      ).height
    }
    if view.bounds.height > 0 { return view.bounds.height }
    let natural = view.intrinsicContentSize.height
    return max(0, natural >= 0 ? natural : view.sizeThatFits(Size(width: width, height: 0)).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = PresentationColors(traitCollection).background
    let top = height(of: accessory, forWidth: bounds.width)
    for (view, y, height) in [
      (accessory, 0.0, top), (input, top, max(0, bounds.height - top)),
    ] {
      guard let view, view.superview === self else { continue }
      view.bounds.size = Size(width: bounds.width, height: height)
      view.center = Point(x: bounds.midX, y: bounds.minY + y + height / 2)
    }
  }
}
