import AtriumGeometry
public import AtriumGraphics

extension View {
  /// Rotates the view inside its frame, which does not change; the bounds swap their sides if
  /// needed (CK-R8).
  ///
  /// The rotation is no part of ``transform``: frame, centre and transform keep the superview's
  /// axes. So containers and animators need not know that a child is rotated.
  func turn(to turn: QuarterTurn) {
    comingQuarterTurn = nil
    guard turn != model.quarterTurn else { return }
    var state = model
    state.turn(to: turn)
    setTurnedGeometry(state)
  }

  /// Sets a geometry that may have another quarter turn; inside an animation the view is seen to
  /// rotate.
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

  /// Makes a picture of the view as ``snapshot(scale:)`` does, but rotated as its container shows it.
  ///
  /// The picture has the size of the view's frame without its transform. It differs from the snapshot
  /// only for the view of a child that keeps its own orientation.
  ///
  /// - Parameter scale: Pixels a point; nil for the window's scale, or 1 outside a window.
  /// - Returns: The picture; nil as for ``snapshot(scale:)``.
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
