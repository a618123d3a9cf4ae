import AtriumKit

extension ScrollView {
  /// Shows the indicators for a moment, to tell that there is more.
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
