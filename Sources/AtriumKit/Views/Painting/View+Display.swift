public import AtriumGeometry
import AtriumGraphics
internal import Logging

extension View {
  /// Implements `setNeedsDisplay()`.
  func requestDisplay() {
    invalidate(drawingExtent(in: drawn.bounds).union(drawingExtent(in: model.bounds)))
  }

  /// Marks an area of the view for painting in the next turn; the areas of several calls are combined.
  public func setNeedsDisplay(_ rect: Rect) {
    invalidate(rect)
  }

  func superviewNeedsDisplay(in rect: Rect) {
    if let superview {
      superview.invalidate(rect)
    } else if let masked = decoration?.maskedView {
      masked.decoration?.maskCache.invalidate(rect)
      masked.invalidate(rect)
    }
  }

  /// Passes a damaged rectangle up to the window.
  ///
  /// A view that clips discards the area outside its bounds. An invisible view discards the whole rectangle.
  func invalidate(_ rect: Rect) {
    var rect = rect
    var view = self
    let scale = window?.scale ?? 1
    // Whether the rectangle may be drawn up to half a pixel away from its exact position (DC-45).
    var maySnap = true
    while true {
      let state = view.drawn
      if view.isOutOfSight || state.alpha <= 0 || rect.isEmpty {
        // Nothing is painted now, but the cached bitmaps must be correct when the view is shown again.
        view.invalidatePictures(rect)
        return
      }
      if view.clipsToBounds {
        if maySnap { rect = rect.insetBy(dx: -0.5 / scale, dy: -0.5 / scale) }
        rect = rect.intersection(state.bounds)
        maySnap = false
        if rect.isEmpty { return }
      }
      if let shadow = view.visibleShadow, view.isShadowOfContent(shadow) {
        view.decoration?.shadowCache.invalidate()
        rect = rect.union(view.shadowExtent(shadow, of: rect))
      }
      view.invalidatePictures(rect)
      view.transitionEffect?.invalidate(rect)
      guard let superview = view.superview else { break }
      rect = state.boxInSuperview(rect)
      if !state.isOnWholePixels(scale: scale) { maySnap = true }
      view = superview
    }
    if let window = view as? Window {
      window.addDamage(rect, maySnap: maySnap)
    } else if view.decoration?.maskedView != nil {
      view.superviewNeedsDisplay(in: view.drawn.boxInSuperview(rect))
    }
  }

  /// Paints the damaged area of the view and its subviews.
  ///
  /// - Parameters:
  ///   - canvas: A canvas in the superview's coordinates.
  ///   - pass: The damaged area, and the counts of painted views.
  ///   - place: The mapping of the superview's coordinates to the device.
  func paint(in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace) {
    let state = drawn
    guard !isOutOfSight, state.alpha > 0, View.beginLayer(of: self) else { return }
    defer { View.layerDepth -= 1 }
    if let projection = state.projection {
      paint(through: projection, in: canvas, pass: pass, place: place)
      return
    }
    let inner = place.entering(state.toSuperview)
    guard pass.isDamaged(inner.pixels(covering: paintExtent)) else { return }
    canvas.withSavedState { canvas in
      canvas.concatenate(inner.step(from: place, through: state.toSuperview))
      if pass.composites, let cache = compositingCacheIfDue(in: pass, place: inner),
        cache.draw(self, in: canvas, scale: place.scale, alpha: Double(state.alpha), pass: pass)
      {
        return
      }
      if state.alpha < 1 {
        if isPlainColor, let color = state.backgroundColor {
          pass.paintedViewCount += 1
          return canvas.fill(
            state.bounds, with: color.withAlphaComponent(color.alpha * Double(state.alpha)))
        }
        // The layer is as large as the clip, so the clip is set first.
        if pass.damage != nil { canvas.clip(to: Region(inner.pixels(covering: paintExtent))) }
        canvas.withTransparencyLayer(alpha: Double(state.alpha)) { layer in
          paintContents(in: layer, pass: pass, place: inner)
        }
      } else {
        paintContents(in: canvas, pass: pass, place: inner)
      }
    }
  }

  /// Paints a view whose transform leaves the plane: as one bitmap that is drawn through a projection.
  private func paint(
    through projection: ProjectiveTransform, in canvas: borrowing Canvas, pass: PaintPass,
    place: DevicePlace
  ) {
    guard pass.isDamaged(place.pixels(covering: paintExtentInSuperview)) else { return }
    let cache = compositingCache ?? beginCompositing()
    let extent = paintExtent
    let picture = cache.update(
      of: self, extent: extent, scale: place.scale, pass: pass,
      paint: { canvas, inner, place in
        paintContents(in: canvas, pass: inner, place: place)
      })
    guard let picture else { return }
    canvas.draw(
      picture, in: Rect(origin: extent.origin, size: picture.pointSize), through: projection,
      alpha: Double(drawn.alpha))
  }

  /// Returns the bitmap from which a moving view is drawn; nil if the view is drawn directly.
  ///
  /// The first display frame of a movement responds to input. It must therefore not wait until undamaged areas are
  /// drawn into a bitmap, or until a bitmap is composited. In that frame, a view is drawn directly. The exception is an
  /// opaque view whose last bitmap is still kept, or at least half of which is damaged. An opaque view is drawn from
  /// its bitmap in the frame after its movement too.
  private func compositingCacheIfDue(in pass: PaintPass, place: DevicePlace) -> CompositingCache? {
    guard !isPlainColor, drawn.bounds.size.width > 0 else { return nil }
    guard !animations.isEmpty else {
      return compositingCache.flatMap { isExact(at: place) ? $0 : nil }
    }
    guard isMovingAsWhole else { return nil }
    if let compositingCache { return compositingCache }
    let isCopied = isCopied(at: place)
    if isCopied, isMovementNew, !hasRestingPicture, !isMostlySeen(in: pass, place: place) {
      return nil
    }
    let cache = beginCompositing()
    return isCopied ? cache : nil
  }

  /// Returns whether the bitmap of the view can be copied, because the view is opaque and only moves.
  private func isCopied(at place: DevicePlace) -> Bool {
    drawn.alpha >= 1 && place.isUnscaled
      && CompositingCache.covers(paintExtent, view: self, scale: place.scale)
  }

  /// Returns whether a copy of the view's bitmap has the same pixels as the view drawn directly.
  ///
  /// Subviews at fractions of a pixel have the same pixels only if the view itself is on whole pixels.
  private func isExact(at place: DevicePlace) -> Bool {
    let origin = drawn.bounds.origin
    let (x, y) = (origin.x * place.scale, origin.y * place.scale)
    return isCopied(at: place) && place.snap == .zero && x == x.rounded() && y == y.rounded()
  }

  /// Whether all animations of the view began in this turn.
  private var isMovementNew: Bool {
    let now = window?.currentTime
    return animations.allSatisfy { $0.group.startTime == now }
  }

  /// Returns whether at least half of the view is to be painted.
  private func isMostlySeen(in pass: PaintPass, place: DevicePlace) -> Bool {
    let pixels = place.pixels(inside: drawn.bounds)
    let seen = pass.damage?.intersection(pixels).pixelCount ?? pixels.count
    return 2 * seen >= pixels.count
  }

  /// Paints the view's shadow, background, content and subviews, all through its mask if it has one.
  ///
  /// The canvas is in the view's coordinates.
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

  /// Paints the view's background, content and subviews, or the transition effect that replaces them.
  func paintClipped(in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace) {
    clip(canvas)
    if transitionEffect != nil, superview == nil, let color = drawn.backgroundColor {
      // There is no view behind a window, so its background is filled during the effect too.
      canvas.fill(drawn.bounds, with: color)
    }
    if let transitionEffect,
      transitionEffect.draw(self, in: canvas, scale: place.scale, pass: pass)
    {
      return
    }
    paintOwnContents(in: canvas, pass: pass, place: place)
  }

  /// Paints the content as if there were no transition effect.
  ///
  /// - Parameters:
  ///   - canvas: A canvas in the view's coordinates.
  ///   - pass: The damaged area, and the counts of painted views.
  ///   - place: The mapping of the view's coordinates to the device.
  ///   - excluded: A subview that is not painted.
  func paintOwnContents(
    in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace,
    excluding excluded: View? = nil
  ) {
    var level = PaintLevel(of: self, place: place, damage: pass.damage, excluding: excluded)
    level.paintBackground(in: canvas, pass: pass)
    // The tree may be deep, so an explicit stack replaces most of the recursion. The current level is not on the
    // stack, because copying it for each subview would cost more than painting most subviews.
    var outer: [PaintLevel] = []
    while true {
      let position = level.next
      guard position < level.inside.count else {
        level.view.paintForeground(in: canvas)
        guard let next = outer.popLast() else { return }
        canvas.restoreState()
        level = next
        continue
      }
      level.next += 1
      let view = level.inside[position]
      guard view !== excluded, !view.isOutOfSight, level.mayShow(view) else { continue }
      let visible = level.visibleDamage(at: position)
      if let visible, visible.isEmpty { continue }
      guard view.paintsDirectly(in: pass) else {
        pass.limited(to: visible) {
          canvas.withSavedState { canvas in
            if let visible, visible != level.damage { canvas.clip(to: visible) }
            view.paint(in: canvas, pass: pass, place: level.place)
          }
        }
        continue
      }
      let inner = level.place.entering(view.drawn.toSuperview)
      guard PaintPass.isDamaged(inner.pixels(covering: view.paintExtent), in: visible) else {
        continue
      }
      canvas.saveState()
      if let visible, visible != level.damage { canvas.clip(to: visible) }
      canvas.concatenate(inner.step(from: level.place, through: view.drawn.toSuperview))
      if view.decoration != nil { view.drawShadow(in: canvas, scale: inner.scale, pass: pass) }
      view.clip(canvas)
      outer.append(level)
      level = PaintLevel(of: view, place: inner, damage: visible)
      level.paintBackground(in: canvas, pass: pass)
    }
  }

  /// Paints the views of this tree that are behind a view.
  ///
  /// The masks and the opacities of that view's superviews are ignored.
  func paintBehind(_ view: View, in canvas: borrowing Canvas) {
    var way: [View] = []
    var current = view
    while current !== self, let superview = current.superview {
      way.append(current)
      current = superview
    }
    let pass = PaintPass(damage: nil, composites: false)
    paintBehind(way, in: canvas, pass: pass, place: DevicePlace(scale: 1))
  }

  /// Paints the views behind the first view of a path through the view tree.
  ///
  /// - Parameters:
  ///   - way: The path: the first view and its superviews, up to a subview of this view.
  ///   - canvas: A canvas in this view's coordinates.
  ///   - pass: The pass that counts the painted views.
  ///   - place: The mapping of this view's coordinates to the device.
  private func paintBehind(
    _ way: [View], in canvas: borrowing Canvas, pass: PaintPass, place: DevicePlace
  ) {
    guard let next = way.last else { return }
    clip(canvas)
    paintBackground(in: canvas, pass: pass)
    for subview in paintedSubviews {
      guard subview === next else {
        subview.paint(in: canvas, pass: pass, place: place)
        continue
      }
      guard way.count > 1 else { return }
      canvas.withSavedState { canvas in
        canvas.concatenate(next.drawn.toSuperview)
        next.paintBehind(
          way.dropLast(), in: canvas, pass: pass, place: place.entering(next.drawn.toSuperview))
      }
      return
    }
  }

  /// Whether the view paints only a background colour.
  private var isPlainColor: Bool {
    type(of: self) == View.self && subviewList.count == 0 && decoration == nil && !showsFocusRing
      && transitionEffect == nil
  }

  /// Returns whether the view is painted directly over the content behind it, without a layer or a bitmap.
  private func paintsDirectly(in pass: PaintPass) -> Bool {
    guard drawn.spatial == nil, drawn.alpha >= 1, transitionEffect == nil,
      !pass.composites || animations.isEmpty && compositingCache == nil
    else { return false }
    guard let decoration else { return true }
    return decoration.mask == nil && visibleShadow.map { !isShadowOfContent($0) } ?? true
  }

  private func clip(_ canvas: borrowing Canvas) {
    guard clipsToBounds else { return }
    if let shape = roundedShape {
      canvas.clip(to: shape)
    } else {
      canvas.clip(to: drawn.bounds)
    }
  }

  /// Paints what is behind the subviews: the background and the view's own drawing.
  fileprivate func paintBackground(in canvas: borrowing Canvas, pass: PaintPass) {
    let state = drawn
    pass.paintedViewCount += 1
    if let color = state.backgroundColor, color.alpha > 0 {
      if let shape = roundedShape {
        canvas.fill(shape, with: color)
      } else {
        canvas.fill(state.bounds, with: color)
      }
    }
    if type(of: self) != View.self, !state.bounds.isEmpty { paintDrawing(in: canvas) }
  }

  /// Paints what is in front of the subviews: the border and the focus ring.
  private func paintForeground(in canvas: borrowing Canvas) {
    if decoration != nil { drawBorder(in: canvas) }
    if showsFocusRing {
      canvas.withSavedState { drawFocusRing(in: $0) }
    }
  }

  /// Calls ``draw(_:in:)`` for the damaged area.
  ///
  /// While the size is animated and ``areaOnTheWay`` is not nil, the view is drawn at its animated size. If the value
  /// is nil, the view is drawn at its final size, and the drawing is scaled or moved to fit the animated size.
  private func paintDrawing(in canvas: borrowing Canvas) {
    let state = drawn
    let final = model.bounds
    let area = areaOnTheWay
    canvas.withSavedState { canvas in
      canvas.clip(to: area ?? drawingExtent(in: state.bounds))
      if let area {
        // `draw(_:in:)` reads the size from the bounds. During the call, the bounds therefore have the animated
        // size.
        model.bounds = state.bounds
        isDrawnOnTheWay = true
        drawDamaged(of: area, in: canvas)
        isDrawnOnTheWay = false
        model.bounds = final
        return
      }
      if isOnTheWay, !final.isEmpty {
        let target = contentMode.rect(for: final.size, in: state.bounds)
        canvas.translate(x: target.minX, y: target.minY)
        canvas.scale(x: target.width / final.width, y: target.height / final.height)
        canvas.translate(x: -final.minX, y: -final.minY)
      }
      drawDamaged(of: final, in: canvas)
    }
  }

  /// Draws the damaged area of the view, if there is one.
  private func drawDamaged(of bounds: Rect, in canvas: borrowing Canvas) {
    let damaged = canvas.clipBounds.intersection(drawingExtent(in: bounds))
    if !damaged.isEmpty { draw(damaged, in: canvas) }
  }

  /// Whether the view's size is being animated.
  private var isOnTheWay: Bool { drawn.bounds.size != model.bounds.size }

  /// The area that the view draws if it is redrawn at each animated size; nil if it is not redrawn.
  ///
  /// The content mode `redraw` requires this. In a change of the window's size, a view with the default mode is
  /// redrawn too, because stretched text would be noticeable, and text is redrawn in any mode (DC-34). Content of a
  /// fixed size is placed inside each animated size.
  var areaOnTheWay: Rect? {
    guard isOnTheWay, isRedrawnOnTheWay else { return nil }
    let seen = drawn.bounds
    let text = (self as? any TextOnTheWay)?.textArea(onTheWayIn: seen)
    return text.map { seen.union($0) } ?? drawingExtent(in: seen)
  }

  private var isRedrawnOnTheWay: Bool {
    if decoration?.placedContentSize != nil { return true }
    switch contentMode {
    case .redraw: return true
    case .scaleToFill: break
    default: guard self is any TextOnTheWay else { return false }
    }
    return animations.contains { $0.property == .bounds && $0.group.isSizeTransition }
  }

  // MARK: Layers

  /// The maximum number of nested views that need a layer or a bitmap.
  static let deepestLayers = 256
  private static var layerDepth = 0
  private static var hasWarnedOfLayers = false

  /// Counts a view that needs a layer; the caller decreases the count afterwards.
  ///
  /// - Returns: Whether the view may use a layer; false at the maximum nesting.
  private static func beginLayer(of view: View) -> Bool {
    guard layerDepth >= deepestLayers else {
      layerDepth += 1
      return true
    }
    if !hasWarnedOfLayers {
      hasWarnedOfLayers = true
      Window.logger.warning(
        """
        \(type(of: view)) is not drawn: \(deepestLayers) views around it need a layer each, for their \
        alpha, mask, shadow, movement or transform; nest fewer such views.
        """)
    }
    return false
  }
}

/// A view whose subviews are being painted.
@MainActor
private struct PaintLevel {
  let view: View
  let inside: [View]
  /// The index of the subview to paint next.
  var next = 0
  /// The mapping of the view's coordinates to the device.
  let place: DevicePlace
  /// The device pixels to paint; nil for all.
  let damage: Region?
  private let cover: OpaqueCover
  /// The bounding box of the damaged area in the view's coordinates, with a margin; nil if it is not computed.
  private let reach: Rect?
  /// The minimum number of subviews for which ``reach`` is computed.
  ///
  /// Most of so many subviews are usually outside the damaged area.
  private static let manySubviews = 16

  init(of view: View, place: DevicePlace, damage: Region?, excluding excluded: View? = nil) {
    self.view = view
    inside = view.paintedSubviews
    self.place = place
    self.damage = damage
    cover = OpaqueCover(of: inside, place: place, damage: damage, excluding: excluded)
    reach =
      inside.count >= PaintLevel.manySubviews ? damage.flatMap { place.reach(of: $0.bounds) } : nil
  }

  /// Returns whether a subview may be in the damaged area; false only if cached values exclude it.
  func mayShow(_ view: View) -> Bool {
    guard let reach, let extent = view.knownExtentInSuperview else { return true }
    return reach.intersects(extent)
  }

  /// Returns the damaged area of a subview that no opaque subview in front covers.
  func visibleDamage(at position: Int) -> Region? { cover.visible(of: damage, behind: position) }

  /// Paints the content behind the subviews, except where opaque subviews cover it.
  func paintBackground(in canvas: borrowing Canvas, pass: PaintPass) {
    let visible = cover.visible(of: damage)
    guard let visible, visible != damage else {
      return view.paintBackground(in: canvas, pass: pass)
    }
    guard !visible.isEmpty else { return }
    canvas.withSavedState { canvas in
      canvas.clip(to: visible)
      view.paintBackground(in: canvas, pass: pass)
    }
  }
}
