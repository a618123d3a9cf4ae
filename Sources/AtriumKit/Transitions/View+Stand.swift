import AtriumGeometry

extension View {
  /// Sets the place of the view by its bounds and centre, so that its transform stays as it is.
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
