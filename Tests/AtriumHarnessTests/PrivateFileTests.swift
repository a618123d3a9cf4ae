import AtriumHarness
import Glibc
import TestSupport
import Testing

/// Log files that only the user may read.
struct PrivateFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func write(_ line: String, to path: String) throws {
    let writer = try LineWriter(path: path, isPrivate: true)
    writer.write(line)
    writer.finish(within: 20)
    #expect(writer.failure == nil)
  }

  private func make(_ name: String, _ text: String, mode: mode_t) throws -> String {
    let path = folder.file(name)
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
    try #require(fchmod(descriptor, mode) == 0)
    return path
  }

  /// Returns the type and the mode of a file, or of a link itself.
  private func mode(_ path: String) -> mode_t? {
    var file = stat()
    return lstat(path, &file) == 0 ? file.st_mode : nil
  }

  private func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test(
    "a new file, or one that others could read, has the mode 0600 and contains only the new lines")
  func modes() throws {
    let new = folder.file("new")
    try write("secret", to: new)
    #expect(mode(new) == S_IFREG | 0o600)
    #expect(text(new) == "secret\n")
    for old in [0o666, 0o644, 0o640, 0o777, 0o600, 0o200] as [mode_t] {
      let path = try make("old\(old)", "an older and longer text", mode: old)
      try write("secret", to: path)
      #expect(mode(path) == S_IFREG | (old & 0o077 == 0 ? old : 0o600))
      try #require(chmod(path, 0o600) == 0)
      #expect(text(path) == "secret\n")
    }
    // The mode of other files follows the user's mask.
    let plain = folder.file("plain")
    try LineWriter(path: plain).finish(within: 20)
    let mask = umask(0)
    umask(mask)
    #expect(mode(plain) == S_IFREG | (0o666 & ~mask))
  }

  @Test("a file behind the user's link becomes private, and the link stays")
  func link() throws {
    let target = try make("target", "old", mode: 0o644)
    let path = folder.file("link")
    try #require(symlink(target, path) == 0)
    try write("secret", to: path)
    #expect(mode(path).map { $0 & S_IFMT } == S_IFLNK)
    #expect(mode(target) == S_IFREG | 0o600)
    #expect(text(target) == "secret\n")
    // The superuser's link leads to the process's own output.
    #expect(throws: Never.self) { try LineWriter(path: "/dev/stderr", isPrivate: true) }
  }

  @Test("a device keeps its mode, and a folder is refused")
  func devices() throws {
    let before = mode("/dev/null")
    try write("gone", to: "/dev/null")
    #expect(mode("/dev/null") == before)
    let error = #expect(throws: LineWriter.OpenError.self) {
      try LineWriter(path: folder.path, isPrivate: true)
    }
    #expect(error?.description == "cannot write \(folder.path): Is a directory")
  }

  @Test(
    "a file or a link of another user is refused before any of it is deleted",
    .enabled(if: geteuid() == 0, "only the superuser can make files of another user"))
  func otherUsers() throws {
    let path = try make("theirs", "old", mode: 0o666)
    try #require(chown(path, 1234, 1234) == 0)
    let error = #expect(throws: LineWriter.OpenError.self) {
      try LineWriter(path: path, isPrivate: true)
    }
    #expect(error?.description == "cannot write \(path): it belongs to another user")
    #expect(text(path) == "old")
    #expect(mode(path) == S_IFREG | 0o666)
    let own = try make("own", "old", mode: 0o600)
    let link = folder.file("link")
    try #require(symlink(own, link) == 0 && lchown(link, 1234, 1234) == 0)
    let refused = #expect(throws: LineWriter.OpenError.self) {
      try LineWriter(path: link, isPrivate: true)
    }
    #expect(refused?.description == "cannot write \(link): it is a link of another user")
    #expect(text(own) == "old")
  }
}
