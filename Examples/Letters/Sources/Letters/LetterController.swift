import Atrium

/// A page with one letter.
final class LetterController: PageController {
  /// The index of the letter in the mailbox.
  let index: Int
  private let mailbox: Mailbox
  private let letter: Letter
  private let correspondentLabel = Label(font: .preferredFont(forTextStyle: .headline))
  private let line = View()
  private let textView = TextView()

  init(_ mailbox: Mailbox, index: Int) {
    (self.mailbox, self.index) = (mailbox, index)
    letter = mailbox.letters[index]
    super.init()
    title = letter.subject
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Reply") { [weak self] in
      self?.reply()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    correspondentLabel.text = letter.heading
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    textView.text = letter.text
    textView.isEditable = false
    textView.accessibilityLabel = "Letter"
    textView.textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    fill(with: [correspondentLabel, line, textView])
  }

  override func updateColors() {
    super.updateColors()
    line.backgroundColor = Theme(traitCollection).separator
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands
      + [
        KeyCommand(title: "Reply", input: "r", modifierFlags: .control) { [weak self] in
          self?.reply()
        }
      ]
  }

  private func reply() {
    let form = ComposeController(mailbox, replyTo: letter)
    present(NavigationController(rootViewController: form), animated: true)
  }
}
