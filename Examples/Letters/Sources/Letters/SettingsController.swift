import Atrium

/// The second tab: the signature, and a row that opens a scene of a storyboard.
final class SettingsController: TableViewController {
  private let mailbox: Mailbox
  private let signatureField = TextField(frame: Rect(x: 0, y: 0, width: 220, height: 34))

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .insetGrouped)
    title = "Settings"
    staticContent = StaticTableDataSource(sections: [
      .init(header: "Writing", cells: [signatureCell()]),
      .init(cells: [aboutCell()]),
    ])
  }

  private func signatureCell() -> TableViewCell {
    signatureField.text = mailbox.signature
    signatureField.placeholder = "Your name"
    signatureField.accessibilityLabel = "Signature"
    signatureField.borderStyle = .roundedRect
    signatureField.addAction(for: .editingChanged) { [weak self] in
      guard let self else { return }
      mailbox.signature = signatureField.text
    }
    let cell = TableViewCell()
    cell.textLabel.text = "Signature"
    cell.accessoryView = signatureField
    cell.isSelectable = false
    return cell
  }

  private func aboutCell() -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "About Letters"
    cell.accessoryType = .disclosureIndicator
    cell.selectionHandler = { [weak self] _ in self?.showAbout() }
    return cell
  }

  private func showAbout() {
    do {
      show(try AboutController.make(letterCount: mailbox.letters.count), sender: self)
    } catch {
      let alert = AlertController(
        title: "The page cannot be read", message: error.description, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .cancel))
      present(alert, animated: true)
    }
  }
}
