public import AtriumGeometry
import AtriumGraphics

extension View {
  /// Makes the whole view due for drawing.
  public func setNeedsDisplay() {
    invalidate(shown.bounds.union(model.bounds))
  }

  /// Makes a part of the view due for drawing; parts add up until the next turn (V-33).
  public func setNeedsDisplay(_ rect: Rect) {
    invalidate(rect)
  }

  /// Everything that the view and what is inside it paint, in its own coordinates.
  var paintExtent: Rect {
    var extent = shown.bounds
    if clipsToBounds { return extent }
    if let transitionEffect { extent = extent.union(transitionEffect.extent(in: extent)) }
    for subview in subviews where !subview.isHidden && subview.shown.alpha > 0 {
      extent = extent.union(subview.paintExtentInSuperview)
    }
    return extent
  }

  var paintExtentInSuperview: Rect { paintExtent.applying(shown.toSuperview) }

  func superviewNeedsDisplay(in rect: Rect) {
    superview?.invalidate(rect)
  }

  /// Carries a damaged part up to the window; what lies outside a clipping view, or inside an
  /// invisible one, is dropped on the way.
  func invalidate(_ rect: Rect) {
    var rect = rect
    var view = self
    while true {
      let state = view.shown
      if view.isHidden || state.alpha <= 0 { return }
      if view.clipsToBounds { rect = rect.intersection(state.bounds) }
      if rect.isEmpty { return }
      view.compositingCache?.invalidate(rect)
      view.transitionEffect?.invalidate(rect)
      guard let superview = view.superview else { break }
      rect = rect.applying(state.toSuperview)
      view = superview
    }
    (view as? Window)?.addDamage(rect)
  }

  /// Paints the view and what is inside it, as far as it is damaged.
  ///
  /// - Parameters:
  ///   - canvas: In the superview's coordinates.
  ///   - pass: What is damaged, and the counts.
  ///   - place: Where the superview's coordinates are on the device.
  func paint(in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace) {
    let state = shown
    guard !isHidden, state.alpha > 0 else { return }
    let inner = place.entering(state.toSuperview)
    guard pass.isDamaged(inner.pixels(covering: paintExtent)) else { return }
    canvas.withSavedState { canvas in
      canvas.concatenate(inner.step(from: place, through: state.toSuperview))
      if pass.composites, let cache = compositingCacheIfDue(),
        cache.draw(self, in: canvas, scale: place.scale, alpha: Double(state.alpha), pass: pass)
      {
        return
      }
      if state.alpha < 1 {
        canvas.withTransparencyLayer(alpha: Double(state.alpha)) { layer in
          paintContents(in: layer, pass: pass, place: inner)
        }
      } else {
        paintContents(in: canvas, pass: pass, place: inner)
      }
    }
  }

  /// The bitmap to draw a moving view from, from its second frame on.
  ///
  /// The first frame answers an input and must not wait for a bitmap to be made.
  private func compositingCacheIfDue() -> CompositingCache? {
    guard isMovingAsWhole, shown.bounds.size.width > 0 else { return nil }
    if compositingCache == nil {
      compositingCache = CompositingCache()
      return nil
    }
    return compositingCache
  }

  /// Paints background, own content and subviews, with the canvas in the view's coordinates.
  func paintContents(in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace) {
    if clipsToBounds {
      if cornerRadius > 0 {
        canvas.clip(to: Path(roundedRect: shown.bounds, cornerRadius: cornerRadius))
      } else {
        canvas.clip(to: shown.bounds)
      }
    }
    if transitionEffect != nil, superview == nil, let color = shown.backgroundColor {
      // Nothing else is behind a window's content while that turns.
      canvas.fill(shown.bounds, with: color)
    }
    if let transitionEffect,
      transitionEffect.draw(self, in: canvas, scale: place.scale, pass: pass)
    {
      return
    }
    paintOwnContents(in: canvas, pass: pass, place: place)
  }

  /// Paints what ``paintContents(in:pass:place:)`` paints when no effect stands for it.
  ///
  /// - Parameters:
  ///   - canvas: In the view's coordinates.
  ///   - pass: What is damaged, and the counts.
  ///   - place: Where the view's coordinates are on the device.
  ///   - excluded: A subview that is left out.
  func paintOwnContents(
    in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace,
    excluding excluded: View? = nil
  ) {
    let state = shown
    let shape =
      cornerRadius > 0 ? Path(roundedRect: state.bounds, cornerRadius: cornerRadius) : nil
    pass.paintedViewCount += 1
    if let color = state.backgroundColor, color.alpha > 0 {
      if let shape {
        canvas.fill(shape, with: color)
      } else {
        canvas.fill(state.bounds, with: color)
      }
    }
    if type(of: self) != View.self, !state.bounds.isEmpty {
      canvas.withSavedState { canvas in
        canvas.clip(to: state.bounds)
        // While the size is being animated the content is drawn at its final size and stretched.
        if state.bounds.size != model.bounds.size, !model.bounds.isEmpty {
          canvas.translate(x: state.bounds.minX, y: state.bounds.minY)
          canvas.scale(
            x: state.bounds.width / model.bounds.width, y: state.bounds.height / model.bounds.height
          )
          canvas.translate(x: -model.bounds.minX, y: -model.bounds.minY)
        }
        draw(canvas.clipBounds.intersection(model.bounds), in: canvas)
      }
    }
    for subview in subviews where subview !== excluded {
      subview.paint(in: canvas, pass: pass, place: place)
    }
  }
}
