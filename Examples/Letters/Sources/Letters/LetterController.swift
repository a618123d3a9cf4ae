import Atrium

/// A page with one letter.
final class LetterController: ViewController {
  /// The index of the letter in the mailbox.
  let index: Int
  private let mailbox: Mailbox
  private let letter: Letter
  private let page = TextView()

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
    page.text = "From \(letter.correspondent)\n\n\(letter.text)"
    page.isEditable = false
    page.accessibilityLabel = "Letter"
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }

  private func reply() {
    let form = ComposeController(
      mailbox, to: letter.correspondent, subject: "Re: \(letter.subject)")
    present(NavigationController(rootViewController: form), animated: true)
  }
}
