import Atrium

/// Makes the constraints for a parsed visual format from its metrics and views.
@MainActor
struct VisualFormatBuilder {
  /// The standard distance `-` between a view and its superview, in points.
  private static let edgeGap = 20.0
  /// The standard distance `-` between two views, in points.
  private static let gap = 8.0

  let format: VisualFormat
  let metrics: [String: Any]
  let views: [String: Any]

  private var start: LayoutConstraint.Attribute { format.isVertical ? .top : .leading }
  private var end: LayoutConstraint.Attribute { format.isVertical ? .bottom : .trailing }
  private var length: LayoutConstraint.Attribute { format.isVertical ? .height : .width }

  func constraints(
    options: LayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var items: [View] = []
    for item in format.items { items.append(try view(item.name)) }
    var result: [LayoutConstraint] = []
    if let gap = format.leading {
      result += try join(
        (items[0], start), (try superview(of: items[0]), start), gap,
        standard: VisualFormatBuilder.edgeGap)
    }
    for (item, view) in zip(format.items, items) {
      for predicate in item.predicates { result.append(try limit(view, by: predicate)) }
    }
    for (index, gap) in format.gaps.enumerated() {
      result += try join(
        (items[index + 1], start), (items[index], end), gap, standard: VisualFormatBuilder.gap)
    }
    if let gap = format.trailing, let last = items.last {
      result += try join(
        (try superview(of: last), end), (last, end), gap, standard: VisualFormatBuilder.edgeGap)
    }
    for attribute in options.attributes {
      for view in items.dropFirst() {
        result.append(
          LayoutConstraint(
            item: items[0], attribute: attribute, relatedBy: .equal, toItem: view,
            attribute: attribute))
      }
    }
    return result
  }

  private typealias Side = (view: View, attribute: LayoutConstraint.Attribute)

  private func join(
    _ later: Side, _ earlier: Side, _ gap: VisualFormat.Gap, standard: Double
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let predicates: [VisualFormat.Predicate] =
      switch gap {
      case .none: [.init(value: .number(0))]
      case .standard: [.init(value: .number(standard))]
      case .predicates(let predicates): predicates
      }
    var result: [LayoutConstraint] = []
    for predicate in predicates {
      let constraint = LayoutConstraint(
        item: later.view, attribute: later.attribute, relatedBy: predicate.relation,
        toItem: earlier.view, attribute: earlier.attribute,
        constant: try number(predicate.value))
      result.append(try withPriority(constraint, predicate))
    }
    return result
  }

  private func limit(
    _ view: View, by predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutConstraint {
    if case .name(let name) = predicate.value, metrics[name] == nil {
      let constraint = LayoutConstraint(
        item: view, attribute: length, relatedBy: predicate.relation,
        toItem: try self.view(name), attribute: length)
      return try withPriority(constraint, predicate)
    }
    let constraint = LayoutConstraint(
      item: view, attribute: length, relatedBy: predicate.relation, toItem: nil,
      attribute: .notAnAttribute, constant: try number(predicate.value))
    return try withPriority(constraint, predicate)
  }

  private func withPriority(
    _ constraint: LayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = LayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  private func number(_ value: VisualFormat.Predicate.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as any BinaryFloatingPoint: return Double(number)
      case let number as any BinaryInteger: return Double(number)
      case nil: throw VisualFormatError(message: "\(name) is not in the metrics", offset: 0)
      default: throw VisualFormatError(message: "the metric \(name) is not a number", offset: 0)
      }
    }
  }

  private func view(_ name: String) throws(VisualFormatError) -> View {
    if let view = views[name] as? View { return view }
    throw VisualFormatError(message: "\(name) is not in the views", offset: 0)
  }

  private func superview(of view: View) throws(VisualFormatError) -> View {
    if let superview = view.superview { return superview }
    throw VisualFormatError(
      message: "| is the superview's edge, and the view \(type(of: view)) has no superview",
      offset: 0)
  }
}
