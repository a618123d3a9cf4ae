/// The letters of the user, with a notification after each change.
@MainActor
final class Mailbox {
  private(set) var letters: [Letter] {
    didSet { if letters != oldValue { onChange?() } }
  }
  /// The name with which the user signs letters.
  var signature: String
  /// Called after the letters have changed.
  var onChange: (() -> Void)?

  init(letters: [Letter], signature: String) {
    (self.letters, self.signature) = (letters, signature)
  }

  /// The number of unread letters.
  var unreadCount: Int { letters.count { !$0.isRead } }

  func add(_ letter: Letter) { letters.append(letter) }

  func remove(at index: Int) { letters.remove(at: index) }

  func markAsRead(at index: Int) { letters[index].isRead = true }

  func markAllAsRead() {
    letters = letters.map { letter in
      var letter = letter
      letter.isRead = true
      return letter
    }
  }

  func sortBySubject() { letters.sort { $0.subject < $1.subject } }

  func removeAllRead() { letters.removeAll(where: \.isRead) }
}
