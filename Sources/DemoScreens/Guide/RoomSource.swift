import AtriumControls
import AtriumHarness

/// The installed source files of a room.
struct RoomSource {
  /// The maximum number of lines in an excerpt.
  private static let longest = 40
  /// The maximum number of lines above the marked line of an excerpt.
  private static let above = 12

  /// Consecutive lines of a file.
  struct Excerpt: Equatable {
    /// The name of the file, without its folder; empty for lines that are in no file.
    let file: String
    /// The line number of the first line, from 1; nil for lines that are in no file.
    let first: Int?
    let lines: [String]
    /// The line number of the declaration that the user asked for; nil if there is none.
    let marked: Int?
  }

  /// The path of the room's file in the source tree.
  let path: String
  private let folders: [String]

  /// Makes the source of a room.
  ///
  /// - Parameters:
  ///   - path: The path of a file in the source tree, such as `Sources/DemoScreens/Tabs/TabsScreen.swift`.
  ///   - assetsFolder: The path of the folder `assets`; nil if there is none.
  init(_ path: String, assetsFolder: String?) {
    self.path = path
    // In the source tree, the sources are in the parent folder of the assets folder. In an installed demo, they are in
    // the assets folder.
    folders = assetsFolder.map { ["\($0)/..", $0] } ?? []
  }

  /// The name of the room's file.
  var file: String { RoomSource.name(of: path) }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The lines of the room's file; nil if the file is not installed.
  var lines: [String]? { lines(of: path) }

  private func lines(of path: String) -> [String]? {
    for folder in folders {
      guard let text = try? EventScript.read("\(folder)/\(path)") else { continue }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return nil
  }

  /// The text that is shown instead of a file that is not installed.
  var missing: String { String(localized: "%@ is not installed.", path) }

  /// Returns lines with their line numbers, for display.
  static func numbered(_ lines: [String], from first: Int = 1) -> [String] {
    lines.enumerated().map { index, line in
      let number = "\(first + index)"
      return String(repeating: " ", count: max(0, 4 - number.count)) + "\(number)  \(line)"
    }
  }

  /// Returns a function of the room's file, with its comment; nil if the file has no such function.
  func excerpt(of function: String) -> Excerpt? {
    guard let lines,
      let start = lines.firstIndex(where: { RoomSource.declares(function, $0) })
    else { return nil }
    var first = start
    while first > 0, lines[first - 1].drop(while: { $0 == " " }).hasPrefix("///") { first -= 1 }
    let end = lines[start...].firstIndex { $0 == "  }" } ?? lines.count - 1
    let last = min(end, first + RoomSource.longest - 1)
    return Excerpt(
      file: file, first: first + 1, lines: Array(lines[first...last]), marked: nil)
  }

  /// The folders that are searched for classes; folders that several rooms use come first.
  ///
  /// The folders of other rooms are included, because a list may contain calls of other rooms.
  private static let classFolders = [
    "Navigation", "Support", "Room", "House", "Clock", "DropDownMenu", "Gallery", "Journal",
    "Modals",
    "Pager", "Pages", "Placeholder", "Playground/Model", "Playground/Room", "RingMenu", "Rotation",
    "Settings", "Shapes", "SlidingMenu", "Split", "Stack", "Tabs", "Transitions", "Welcome",
    "Wizard",
  ].map { "Sources/DemoScreens/\($0)" }
  /// The maximum number of classes that are searched for an inherited override.
  private static let mostClasses = 8

  /// Returns the override of a life-cycle call in a class or its superclasses, with the lines around it.
  ///
  /// A class is first searched for in a file of the same name: in the folder of the room's file, and then in the other
  /// folders. If it is in none of these files, it is searched for in the room's file.
  ///
  /// - Parameters:
  ///   - call: The base name of the call, such as `viewWillAppear`.
  ///   - type: The name of the class.
  /// - Returns: The lines around the declaration; nil if the source has no such override.
  func override(of call: String, in type: String) -> Excerpt? {
    var next: String? = type
    for _ in 0..<RoomSource.mostClasses {
      guard let type = next, let (path, lines, range) = body(of: type) else { return nil }
      next = RoomSource.superclass(in: lines[range.lowerBound])
      guard
        let line = lines[range].firstIndex(where: {
          $0.contains("override ") && RoomSource.declares(call, $0)
        })
      else { continue }
      let first = max(0, line - RoomSource.above)
      let last = min(lines.count, first + RoomSource.longest)
      return Excerpt(
        file: RoomSource.name(of: path), first: first + 1, lines: Array(lines[first..<last]),
        marked: line + 1)
    }
    return nil
  }

  /// Returns the lines of the file that declares a class, and the range of the declaration.
  ///
  /// The result is nil if no searched file declares the class.
  private func body(of type: String) -> (path: String, lines: [String], range: Range<Int>)? {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for path in ([folder] + RoomSource.classFolders).map({ "\($0)/\(type).swift" }) + [path] {
      guard let lines = lines(of: path),
        let start = lines.firstIndex(where: {
          $0.contains("class \(type):") || $0.contains("class \(type) ")
        })
      else { continue }
      return (path, lines, start..<(lines[start...].firstIndex { $0 == "}" } ?? lines.count))
    }
    return nil
  }

  /// Returns the name of the superclass in a line that declares a class; nil if the line names none.
  private static func superclass(in declaration: String) -> String? {
    declaration.split(separator: ":").dropFirst().first.flatMap {
      $0.split { !$0.isLetter && !$0.isNumber }.first.map(String.init)
    }
  }

  private static func declares(_ function: String, _ line: String) -> Bool {
    line.contains("func \(function)(")
  }
}
