package import AtriumGeometry

extension View {
  /// The rectangle that the view and its subviews paint, in the view's coordinates.
  var paintExtent: Rect {
    guard let decoration else { return contentExtent }
    var extent = contentExtent
    if let shadow = visibleShadow {
      let outline = isShadowOfContent(shadow) ? extent : drawn.bounds
      extent = extent.union(shadowExtent(shadow, of: outline))
    }
    if let mask = decoration.mask {
      extent = mask.isHidden ? .null : extent.intersection(mask.paintExtentInSuperview)
    }
    return extent
  }

  /// The rectangle that the view and its subviews paint, without the shadow and the mask.
  ///
  /// The rectangle is cached until it changes. The cost of painting or changing a deep tree is therefore
  /// proportional to the number of its views, and does not also depend on its depth.
  var contentExtent: Rect {
    if let knownContentExtent { return knownContentExtent }
    // The extents of subviews are computed first, without recursion.
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

  /// The rectangle that the view and its subviews paint, in the superview's coordinates, if it is cached.
  ///
  /// The value is nil if there is no cached extent, or if the view has animations, a transform or a decoration.
  var knownExtentInSuperview: Rect? {
    guard presented == nil, decoration == nil, let extent = knownContentExtent, !extent.isNull,
      model.isUpright
    else { return nil }
    return extent.offsetBy(
      dx: model.origin.x - model.bounds.origin.x, dy: model.origin.y - model.bounds.origin.y)
  }

  var paintExtentInSuperview: Rect { drawn.boxInSuperview(paintExtent) }

  /// Discards the cached extents of the view and its ancestors.
  ///
  /// An extent is cached only while the extents of all visible subviews are cached. The search can therefore stop at
  /// an ancestor without a cached extent.
  ///
  /// - Parameter keepsOwn: Whether the view's own extent stays valid, because only its position, transform or
  ///   opacity has changed.
  func noteExtentChange(keepsOwn: Bool = false) {
    if !keepsOwn { knownContentExtent = nil }
    var view = holder
    var isMask = superview == nil
    while let current = view, isMask || current.knownContentExtent != nil {
      current.knownContentExtent = nil
      isMask = current.superview == nil
      view = current.holder
    }
  }

  /// The size of the drawn content that ``contentMode`` places in the bounds, in points.
  ///
  /// The value is nil if the content fills the bounds.
  ///
  /// A view that does not clip can draw such content beyond its bounds.
  package var placedContentSize: Size? {
    get { decoration?.placedContentSize }
    set {
      guard newValue != placedContentSize else { return }
      setNeedsDisplay()
      neededDecoration.placedContentSize = newValue
      noteExtentChange()
      setNeedsDisplay()
    }
  }

  /// Returns the rectangle that the view itself draws for the given bounds, without its subviews.
  func drawingExtent(in bounds: Rect) -> Rect {
    guard let size = decoration?.placedContentSize, !clipsToBounds, !bounds.isEmpty else {
      return bounds
    }
    return bounds.union(contentMode.rect(for: size, in: bounds))
  }

  private var showsSubviewsOutside: Bool { !clipsToBounds && subviewList.count > 0 }

  private var countsForExtent: Bool { !isOutOfSight && drawn.alpha > 0 }

  private func computeContentExtent() {
    guard knownContentExtent == nil else { return }
    window?.work.extentCount += 1
    // A view without area paints nothing, but its subviews may.
    let area = areaOnTheWay ?? drawingExtent(in: drawn.bounds)
    var extent = drawn.bounds.isEmpty ? Rect.null : area
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
