import AtriumGraphics
internal import Glibc

/// A PDF or SVG file, which a child process draws.
///
/// Such a file is a program of drawing commands. The file is untrusted input, so `pdftocairo` or `rsvg-convert` reads
/// it in a separate process with limited time and memory. A crash of that process does not end this program.
struct VectorFile {
  /// A format, with the command that draws it.
  enum Format: String, CaseIterable {
    case pdf = ".pdf"
    case svg = ".svg"

    /// The format of a file with a name; nil for another format.
    init?(file: String) {
      let name = file.lowercased()
      guard let format = Format.allCases.first(where: { name.hasSuffix($0.rawValue) }) else {
        return nil
      }
      self = format
    }

    /// The Debian package with the command.
    fileprivate var package: String {
      switch self {
      case .pdf: "poppler-utils"
      case .svg: "librsvg2-bin"
      }
    }

    /// The command that draws a file into a PNG file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - output: The PNG file, without its extension.
    ///   - scale: The number of pixels per point. A point of a PDF file is 1/72 inch.
    /// - Returns: The command with its arguments.
    fileprivate func command(_ path: String, output: String, scale: Double) -> [String] {
      switch self {
      case .pdf:
        [
          "pdftocairo", "-png", "-singlefile", "-transp", "-r", "\(Int(72 * scale))", path, output,
        ]
      case .svg:
        [
          "rsvg-convert", "--zoom", "\(scale)", "--format", "png", "--output", output + ".png",
          path,
        ]
      }
    }
  }

  /// The maximum number of bytes of a file: 16 MiB.
  private static let largestSize = 16 << 20
  /// The processor time that a command may use, in seconds.
  private static let longestTime = 5
  /// The memory that a command may use, in bytes: 1 GiB.
  private static let largestMemory = 1 << 30

  private let path: String
  private let format: Format

  /// Makes a reference to a file; its path must be absolute, so that it cannot look like an option.
  init(_ path: String, _ format: Format) { (self.path, self.format) = (path, format) }

  /// Draws the file, or its first page.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The pixels.
  /// - Throws: ``AtriumGraphics/DrawingError`` if the file cannot be drawn, or the command is not installed.
  func bitmap(scale: Double) throws(DrawingError) -> Bitmap {
    try check()
    var folder = Array("\(VectorFile.temporaryFolder)/atrium-XXXXXX".utf8CString)
    guard mkdtemp(&folder) != nil else {
      throw unreadable("there is no folder for temporary files")
    }
    let output = String(decoding: folder.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      unlink("\(output)/picture.png")
      rmdir(output)
    }
    let limits = [
      "prlimit", "--cpu=\(VectorFile.longestTime)", "--as=\(VectorFile.largestMemory)", "--",
    ]
    let command = format.command(path, output: "\(output)/picture", scale: scale)
    let status = VectorFile.run(limits + command)
    guard status != 127 else {
      throw unreadable("the package \(format.package), which draws it, is not installed")
    }
    guard status == 0 else { throw unreadable("\(command[0]) cannot draw it") }
    return try Bitmap(contentsOfPNG: "\(output)/picture.png", scale: scale)
  }

  /// Throws unless the file is a regular file of limited size.
  private func check() throws(DrawingError) {
    var status = stat()
    guard path.hasPrefix("/"), stat(path, &status) == 0 else { throw unreadable("No such file") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable("it is no regular file") }
    guard status.st_size <= VectorFile.largestSize else {
      throw unreadable("it is larger than \(VectorFile.largestSize >> 20) MiB")
    }
  }

  private func unreadable(_ reason: String) -> DrawingError {
    .unreadable(path: path, reason: reason)
  }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  /// Runs a command without input and output, and waits until it exits.
  ///
  /// - Returns: The exit status; 127 if the command does not exist, and −1 if it was killed.
  private static func run(_ command: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var arguments = command.map { strdup($0) } + [nil]
    // The result must not depend on the user's settings.
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    var environment = [strdup("PATH=\(path)"), strdup("LC_ALL=C.UTF-8"), nil]
    defer { for string in arguments + environment { free(string) } }
    var child = pid_t()
    guard posix_spawnp(&child, command[0], &actions, nil, &arguments, &environment) == 0 else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}
