import AtriumGeometry
public import AtriumGraphics

extension View {
  /// Rotates the view inside its frame (CK-R8).
  ///
  /// The frame stays the same. The width and height of the bounds are swapped if necessary.
  ///
  /// The rotation is not part of ``transform``. Frame, centre and transform are relative to the superview's axes.
  /// Containers and animators therefore need not know that a child is rotated.
  func turn(to turn: QuarterTurn) {
    comingQuarterTurn = nil
    guard turn != model.quarterTurn else { return }
    var state = model
    state.turn(to: turn)
    setTurnedGeometry(state)
  }

  /// Sets a geometry that may have another quarter turn; inside an animation block, the rotation is animated.
  func setTurnedGeometry(_ state: ViewState) {
    let change = model.quarterTurn.minus(state.quarterTurn)
    setGeometry(state)
    guard change != .none, AnimationGroup.current?.animatesProperties == true else { return }
    let end = transform3D
    View.performWithoutAnimation {
      transform3D = Transform3D(change.transform).concatenating(end)
    }
    transform3D = end
  }

  /// The sum of the quarter turns of this view and its superviews.
  var quarterTurnInWindow: QuarterTurn {
    var (turn, view) = (QuarterTurn.none, Optional(self))
    while let current = view {
      turn = turn.plus(current.model.quarterTurn)
      view = current.superview
    }
    return turn
  }

  /// Makes a snapshot as ``snapshot(scale:)`` does, but in the orientation in which the container shows the view.
  ///
  /// The snapshot has the size of the view's frame without the transform. It is different from the result of
  /// ``snapshot(scale:)`` only for the view of a child that keeps its own orientation.
  ///
  /// - Parameter scale: The number of pixels per point; nil stands for the window's scale, or 1 outside a window.
  /// - Returns: The snapshot; nil if ``snapshot(scale:)`` returns nil or there is not enough memory for the rotation.
  public func snapshotAsPlaced(scale: Double? = nil) -> Bitmap? {
    guard let picture = snapshot(scale: scale), model.quarterTurn != .none else {
      return snapshot(scale: scale)
    }
    let turn = model.quarterTurn
    let size =
      turn.swapsSides
      ? PixelSize(width: picture.size.height, height: picture.size.width) : picture.size
    guard let turned = try? Bitmap(size: size, scale: picture.scale, isOpaque: picture.isOpaque)
    else { return nil }
    let (inner, outer) = (picture.pointSize, turning(picture.pointSize))
    turned.draw { canvas in
      canvas.concatenate(
        AffineTransform(translationX: -inner.width / 2, y: -inner.height / 2)
          .concatenating(turn.transform)
          .concatenating(AffineTransform(translationX: outer.width / 2, y: outer.height / 2)))
      canvas.draw(picture, at: .zero)
    }
    return turned
  }

  private func turning(_ size: Size) -> Size { model.quarterTurn.turning(size) }
}
