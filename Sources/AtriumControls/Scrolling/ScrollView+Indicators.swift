import AtriumKit

extension ScrollView {
  /// Makes the indicators visible for a moment, to indicate that there is more.
  public func flashScrollIndicators() {
    indicators.flash()
  }

  func pointerDidMove(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began: indicators.flash()
    case .changed: indicators.pointerMoved(to: recognizer.location(in: self))
    default: break
    }
  }
}
