import AtriumGeometry

extension View {
  /// Gives the view a place by its bounds and centre, so that a transform stays as it is.
  func stand(at place: Rect) {
    guard !model.isUpright else {
      frame = place
      return
    }
    bounds.size = place.size
    center = Point(
      x: place.minX + anchorPoint.x * place.width, y: place.minY + anchorPoint.y * place.height)
  }
}
