import AtriumKit

/// The constraints perpendicular to the axis.
extension StackView {
  /// The priority of the constraint that makes a stack no larger than its views, perpendicular to the axis.
  private static let fitPriority = LayoutPriority(51)
  /// The priority of the constraint that gives a view without content a length of 0 perpendicular to the
  /// axis.
  private static let flatPriority = LayoutPriority(25)

  private var across: LayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

  private var isAlongBaselines: Bool {
    alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// Whether the views are aligned by a baseline, which requires a guide for their common extent.
  var needsAlignmentGuide: Bool {
    isAlongBaselines && axis == .horizontal && !visibleViews.isEmpty
  }

  var relationsAcross: [StackRelation] {
    guard let first = arrangedSubviews.first else { return [] }
    // In a column, baseline alignments have no effect, as in UIKit.
    let isAligned = !isAlongBaselines || axis == .horizontal
    var relations = isAligned ? alignments(to: first) : []
    let visible = visibleViews
    if alignment == .fill {
      guard !visible.isEmpty else { return relations + [fit(canvas, LayoutPriority(0.001))] }
      return relations + [connection(across.start, to: first), connection(across.end, to: first)]
    }
    if visible.isEmpty {
      relations.append(fit(canvas, LayoutPriority(0.001)))
    } else if let guide = alignmentGuide {
      relations += connections(of: guide, visible)
    } else {
      relations += connections(to: first, isAligned: isAligned)
      relations += bounds(canvas, visible)
      relations.append(fit(canvas, StackView.fitPriority))
    }
    return relations
      + arrangedSubviews.map {
        StackRelation(
          first: $0, firstAttribute: across.length, priority: StackView.flatPriority,
          name: "UISV-ambiguity-suppression")
      }
  }

  /// Aligns all other views with the first view, even if the first view is hidden.
  private func alignments(to first: View) -> [StackRelation] {
    arrangedSubviews.dropFirst().flatMap { view in
      aligned(view, with: first).map {
        StackRelation(
          first: first, firstAttribute: $0, second: view, secondAttribute: $0,
          name: "UISV-alignment")
      }
    }
  }

  private func aligned(_ view: View, with first: View) -> [LayoutConstraint.Attribute] {
    let haveText = [first, view].allSatisfy { !($0 is StackView) && $0.firstBaselineOffset != nil }
    switch alignment {
    case .fill: return [across.start, across.end]
    case .leading: return [across.start]
    case .center: return [across.middle]
    case .trailing: return [across.end]
    case .firstBaseline: return [haveText ? .firstBaseline : .top]
    case .lastBaseline: return [haveText ? .lastBaseline : .bottom]
    }
  }

  private func connection(
    _ attribute: LayoutConstraint.Attribute, to item: any LayoutItem
  ) -> StackRelation {
    StackRelation(
      first: canvas, firstAttribute: attribute, second: item, secondAttribute: attribute,
      name: "UISV-canvas-connection")
  }

  private func connections(to first: View, isAligned: Bool) -> [StackRelation] {
    guard isAligned else { return [] }
    switch alignment {
    case .leading: return [connection(across.start, to: first)]
    case .center: return [connection(across.middle, to: first)]
    case .trailing: return [connection(across.end, to: first)]
    case .fill, .firstBaseline, .lastBaseline: return []
    }
  }

  /// Returns the constraints that place the common extent of views aligned by a baseline.
  ///
  /// If the stack is higher than the common extent, the extent is at the bottom with
  /// ``Alignment/firstBaseline`` and at the top with ``Alignment/lastBaseline`` (as measured in UIKit).
  private func connections(of guide: LayoutGuide, _ visible: [View]) -> [StackRelation] {
    let isFirst = alignment == .firstBaseline
    let near = isFirst ? across.end : across.start
    return [connection(near, to: guide)] + bounds(guide, visible) + bounds(canvas, visible)
      + [fit(guide, StackView.fitPriority), fit(self, StackView.canvasFitPriority)]
  }

  /// Returns the constraints that keep all views inside an item.
  private func bounds(_ item: any LayoutItem, _ visible: [View]) -> [StackRelation] {
    visible.flatMap { view in
      [
        StackRelation(
          first: item, firstAttribute: across.start, relation: .lessThanOrEqual, second: view,
          secondAttribute: across.start, name: "UISV-spanning-boundary"),
        StackRelation(
          first: item, firstAttribute: across.end, relation: .greaterThanOrEqual, second: view,
          secondAttribute: across.end, name: "UISV-spanning-boundary"),
      ]
    }
  }

  private func fit(_ item: any LayoutItem, _ priority: LayoutPriority) -> StackRelation {
    StackRelation(
      first: item, firstAttribute: across.length, priority: priority, name: "UISV-spanning-fit")
  }
}
