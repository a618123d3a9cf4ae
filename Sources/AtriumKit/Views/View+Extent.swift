import AtriumGeometry

extension View {
  /// How many extents have been computed: what tests hold cost against.
  package static var extentCount = 0

  /// Everything that the view and what is inside it paint, in its own coordinates.
  var paintExtent: Rect {
    guard let decoration else { return contentExtent }
    var extent = contentExtent
    if let shadow = visibleShadow {
      let outline = isShadowOfContent(shadow) ? extent : shown.bounds
      extent = extent.union(shadowExtent(shadow, of: outline))
    }
    if let mask = decoration.mask {
      extent = mask.isHidden ? .null : extent.intersection(mask.paintExtentInSuperview)
    }
    return extent
  }

  /// The same without shadow and mask.
  ///
  /// It is kept until something about it changes, so that painting and changing a deep tree costs its
  /// views, and not its views times its depth.
  var contentExtent: Rect {
    if let knownContentExtent { return knownContentExtent }
    // What is inside comes first, without recursion.
    var open = [self]
    while let view = open.last {
      let count = open.count
      if view.knownContentExtent == nil, view.showsSubviewsOutside {
        for subview in view.subviews
        where subview.countsForExtent && subview.knownContentExtent == nil {
          open.append(subview)
        }
      }
      guard open.count == count else { continue }
      open.removeLast()
      view.computeContentExtent()
    }
    return knownContentExtent ?? .null
  }

  var paintExtentInSuperview: Rect { shown.boxInSuperview(paintExtent) }

  /// What the view paints, or whether it does, may be something else.
  ///
  /// Where nothing is known of what is inside a view, that has been said already: what is known of a view
  /// has been made of what was known of all inside it that shows.
  func noteExtentChange() {
    knownContentExtent = nil
    var view = holder
    var isMask = superview == nil
    while let current = view, isMask || current.knownContentExtent != nil {
      current.knownContentExtent = nil
      isMask = current.superview == nil
      view = current.holder
    }
  }

  private var showsSubviewsOutside: Bool { !clipsToBounds && subviewList.count > 0 }

  private var countsForExtent: Bool { !isOutOfSight && shown.alpha > 0 }

  private func computeContentExtent() {
    guard knownContentExtent == nil else { return }
    View.extentCount += 1
    // What has no area paints nothing, wherever it is.
    var extent = shown.bounds.isEmpty ? Rect.null : shown.bounds
    if !clipsToBounds {
      if let transitionEffect { extent = extent.union(transitionEffect.extent(in: extent)) }
      if subviewList.count > 0 {
        for subview in subviews where subview.countsForExtent {
          extent = extent.union(subview.paintExtentInSuperview)
        }
      }
    }
    knownContentExtent = extent
  }
}
