import AtriumGeometry

extension View {
  /// Sets the view's frame by its bounds and centre, so that its transform does not change.
  func stand(at place: Rect) {
    guard !model.isUntransformed else {
      frame = place
      return
    }
    bounds.size = model.quarterTurn.turning(place.size)
    center = Point(
      x: place.minX + anchorPoint.x * place.width, y: place.minY + anchorPoint.y * place.height)
  }
}
