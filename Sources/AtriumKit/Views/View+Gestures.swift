extension View {
  /// Implements ``addGestureRecognizer(_:)``.
  func attach(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizerList.append(recognizer)
    recognizer.view = self
  }

  /// Removes a gesture recogniser; an active recogniser is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self, recognizerList.index(of: recognizer) != nil else { return }
    recognizerList.remove(recognizer)
    recognizer.abandon()
    // The actions of the recogniser may have added it to another view.
    if recognizer.view === self { recognizer.view = nil }
  }
}
