extension ScrollView {
  /// Notifies the delegate if the effective insets have changed since the last call.
  func reportInset() {
    let inset = adjustedContentInset
    guard inset != reportedInset else { return }
    reportedInset = inset
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
