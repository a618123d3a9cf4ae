import AtriumControls

extension AlertController {
  /// Makes the alert about a file that cannot be read.
  static func unreadableFile(_ reason: String) -> AlertController {
    let alert = AlertController(
      title: String(localized: "The file cannot be read"), message: reason, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    return alert
  }
}
