import Atrium

/// The list of letters, with a menu and a button to write a new letter.
final class LetterListController: TableViewController {
  private let mailbox: Mailbox
  private lazy var menuItem = BarButtonItem(title: "Menu") { [weak self] in self?.showMenu() }

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
    title = "Letters"
    navigationItem.leftBarButtonItem = menuItem
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Write") { [weak self] in
      self?.write()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    mailboxDidChange()
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands
      + [
        KeyCommand(title: "Write", input: "n", modifierFlags: .control) { [weak self] in
          self?.write()
        }
      ]
  }

  /// Shows the current letters, or a hint if there are no letters.
  func mailboxDidChange() {
    guard isViewLoaded else { return }
    let hint = Label(text: "No letters. Ctrl+N writes one.")
    hint.textAlignment = .center
    hint.frame.size.height = 120
    tableView.tableFooterView = mailbox.letters.isEmpty ? hint : nil
    menuItem.isEnabled = !mailbox.letters.isEmpty
    tableView.reloadData()
  }

  // MARK: The rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    mailbox.letters.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "letter")
      ?? TableViewCell(style: .subtitle, reuseIdentifier: "letter")
    let letter = mailbox.letters[indexPath.row]
    cell.textLabel.text = letter.subject
    cell.textLabel.font = .preferredFont(forTextStyle: letter.isRead ? .body : .headline)
    cell.detailTextLabel?.text = "\(letter.heading) – \(letter.firstLine)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    mailbox.markAsRead(at: indexPath.row)
    show(LetterController(mailbox, index: indexPath.row), sender: self)
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let delete = ContextualAction(style: .destructive, title: "Delete") { [mailbox] _, _, done in
      mailbox.remove(at: indexPath.row)
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }

  // MARK: The menu

  private func showMenu() {
    let menu = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(
      AlertAction(title: "Mark all as read", style: .default) { [mailbox] _ in
        mailbox.markAllAsRead()
      })
    menu.addAction(
      AlertAction(title: "Sort by subject", style: .default) { [mailbox] _ in
        mailbox.sortBySubject()
      })
    menu.addAction(
      AlertAction(title: "Delete read letters", style: .destructive) { [mailbox] _ in
        mailbox.removeAllRead()
      })
    menu.addAction(AlertAction(title: "Cancel", style: .cancel))
    // In a wide window the menu is a popover, which points at this item.
    menu.popoverPresentationController?.barButtonItem = menuItem
    present(menu, animated: true)
  }

  private func write() {
    let form = NavigationController(rootViewController: ComposeController(mailbox))
    present(form, animated: true)
  }
}
