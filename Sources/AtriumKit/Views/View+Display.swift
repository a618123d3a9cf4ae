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
    guard let decoration else { return contentExtent }
    var extent = contentExtent
    if let shadow = visibleShadow {
      let outline = isShadowOfContent(shadow) ? extent : shown.bounds
      extent = extent.union(shadowExtent(shadow, of: outline))
    }
    if let mask = decoration.mask {
      extent = mask.isHidden ? .zero : extent.intersection(mask.paintExtentInSuperview)
    }
    return extent
  }

  /// The same without shadow and mask.
  var contentExtent: Rect {
    var extent = shown.bounds
    if clipsToBounds { return extent }
    if let transitionEffect { extent = extent.union(transitionEffect.extent(in: extent)) }
    for subview in subviews where !subview.isHidden && subview.shown.alpha > 0 {
      extent = extent.union(subview.paintExtentInSuperview)
    }
    return extent
  }

  var paintExtentInSuperview: Rect { shown.boxInSuperview(paintExtent) }

  func superviewNeedsDisplay(in rect: Rect) {
    if let superview {
      superview.invalidate(rect)
    } else if let masked = decoration?.maskedView {
      masked.decoration?.maskCache.invalidate(rect)
      masked.invalidate(rect)
    }
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
      if let shadow = view.visibleShadow, view.isShadowOfContent(shadow) {
        view.decoration?.shadowCache.invalidate()
        rect = rect.union(view.shadowExtent(shadow, of: rect))
      }
      view.compositingCache?.invalidate(rect)
      view.transitionEffect?.invalidate(rect)
      guard let superview = view.superview else { break }
      rect = state.boxInSuperview(rect)
      view = superview
    }
    if let window = view as? Window {
      window.addDamage(rect)
    } else if view.decoration?.maskedView != nil {
      view.superviewNeedsDisplay(in: view.shown.boxInSuperview(rect))
    }
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
    if let projection = state.projection {
      paint(through: projection, in: canvas, pass: pass, place: place)
      return
    }
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

  /// Paints a view that leaves the plane: as one picture, seen from a place in space.
  private func paint(
    through projection: ProjectiveTransform, in canvas: borrowing Canvas, pass: PaintPass,
    place: DevicePlace
  ) {
    guard pass.isDamaged(place.pixels(covering: paintExtentInSuperview)) else { return }
    let cache = compositingCache ?? CompositingCache()
    compositingCache = cache
    let extent = paintExtent
    let picture = cache.update(
      extent: extent, scale: place.scale, pass: pass,
      paint: { canvas, inner, place in
        paintContents(in: canvas, pass: inner, place: place)
      })
    guard let picture else { return }
    canvas.draw(
      picture, in: Rect(origin: extent.origin, size: picture.pointSize), through: projection,
      alpha: Double(shown.alpha))
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

  /// Paints shadow, background, own content and subviews as far as the mask lets them through, with
  /// the canvas in the view's coordinates.
  func paintContents(in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace) {
    guard decoration != nil else {
      paintClipped(in: canvas, pass: pass, place: place)
      return
    }
    guard let extent = maskExtent(scale: place.scale) else {
      drawShadow(in: canvas, scale: place.scale, pass: pass)
      paintClipped(in: canvas, pass: pass, place: place)
      return
    }
    guard let bitmap = maskBitmap(extent: extent, scale: place.scale, pass: pass) else { return }
    canvas.withMask(bitmap, in: extent) { layer in
      drawShadow(in: layer, scale: place.scale, pass: pass)
      paintClipped(in: layer, pass: pass, place: place)
    }
  }

  /// Paints background, own content and subviews, or the effect that stands for them.
  func paintClipped(in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace) {
    if clipsToBounds {
      if let shape = roundedShape {
        canvas.clip(to: shape)
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
    let shape = roundedShape
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
        // While the size is being animated the content is drawn at its final size and then brought
        // into the size that is shown.
        if state.bounds.size != model.bounds.size, !model.bounds.isEmpty {
          let target = contentMode.rect(for: model.bounds.size, in: state.bounds)
          canvas.translate(x: target.minX, y: target.minY)
          canvas.scale(
            x: target.width / model.bounds.width, y: target.height / model.bounds.height)
          canvas.translate(x: -model.bounds.minX, y: -model.bounds.minY)
        }
        draw(canvas.clipBounds.intersection(model.bounds), in: canvas)
      }
    }
    for subview in subviews where subview !== excluded {
      subview.paint(in: canvas, pass: pass, place: place)
    }
    if decoration != nil { drawBorder(in: canvas) }
    if showsFocusRing {
      canvas.withSavedState { drawFocusRing(in: $0) }
    }
  }
}
