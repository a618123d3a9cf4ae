package import AtriumGeometry

extension View {
  /// The rectangle that the view and its subviews paint, in its own coordinates.
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

  /// The painted rectangle without shadow and mask.
  ///
  /// It is cached until it changes. So painting or changing a deep tree costs time proportional to
  /// its views, not to views times depth.
  var contentExtent: Rect {
    if let knownContentExtent { return knownContentExtent }
    // Subviews are computed first, without recursion.
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

  var paintExtentInSuperview: Rect { drawn.boxInSuperview(paintExtent) }

  /// Discards the cached extents of the view and its ancestors.
  ///
  /// An ancestor without a cached extent needs no visit, nor do those above it: an extent is only
  /// cached while those of all visible subviews are.
  ///
  /// - Parameter keepsOwn: Whether only the view's place, transform or opacity has changed, so that
  ///   its own extent remains valid.
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

  /// The size of the content that the drawing places in the bounds by ``contentMode``; nil for a
  /// drawing that fills the bounds.
  ///
  /// A view that does not clip draws such content beyond its bounds too.
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

  /// The rectangle that the view itself draws in some bounds, without its subviews.
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
    // A view without area paints nothing of its own.
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
