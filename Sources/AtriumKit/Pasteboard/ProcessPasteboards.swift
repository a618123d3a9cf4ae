/// The pasteboards of a process without a window system.
@MainActor
final class ProcessPasteboards: PasteboardHost {
  private var contents: [Pasteboard.Name: PasteboardContents] = [:]

  func set(_ contents: PasteboardContents?, on name: Pasteboard.Name) {
    self.contents[name] = contents
  }

  func contents(of name: Pasteboard.Name) -> PasteboardContents? { contents[name] }

  func hasStrings(on name: Pasteboard.Name) -> Bool {
    contents[name]?.hasText ?? false
  }

  func requestString(
    from name: Pasteboard.Name, completion: @escaping @MainActor (String?) -> Void
  ) {
    completion(contents[name]?.string())
  }
}
