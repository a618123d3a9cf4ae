import AtriumGraphics

/// The fonts in the files of a project.
///
/// The files are untrusted input. They are read only if a document names a font other than the system font, and their
/// number is limited.
@MainActor
final class ProjectFonts {
  /// The extensions of font files.
  static let endings = [".ttf", ".otf", ".ttc", ".TTF", ".OTF"]
  /// The maximum number of files that are read.
  private static let largestCount = 100

  private let files: [String]
  /// The fonts of the files, by their unique names and their families, in small letters and without spaces.
  private lazy var faces: [String: Font.Face] = {
    var faces: [String: Font.Face] = [:]
    for file in files {
      for face in Font.register(fileAt: file) {
        for name in [face.postScriptName, face.family] where !name.isEmpty {
          let key = ProjectFonts.key(name)
          // The regular font stands for its family.
          if faces[key] == nil || face.postScriptName == name || face.weight == .regular {
            faces[key] = face
          }
        }
      }
    }
    return faces
  }()

  /// Makes the fonts of files.
  init(files: [String]) {
    self.files = Array(files.sorted().prefix(ProjectFonts.largestCount))
  }

  /// Returns the font with a unique name, or else a font of a family; nil if the project has neither.
  func face(named name: String, family: String) -> Font.Face? {
    faces[ProjectFonts.key(name)] ?? faces[ProjectFonts.key(family)]
  }

  /// Returns a name without differences in case and in spaces.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }
}
