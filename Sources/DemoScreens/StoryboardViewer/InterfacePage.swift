import AtriumControls
import AtriumGeometry
import AtriumStoryboards

/// A row of the viewer's list: a scene of a storyboard, or a top-level object of a xib.
struct InterfacePage {
  /// The object id in the file.
  let id: String
  /// The storyboard identifier; nil if there is none.
  let identifier: String?
  let title: String
  /// The kind and the class of the object.
  let detail: String
  let isInitial: Bool
  let symbol: SceneSymbol
  /// The size that the object has in the file, in points.
  let size: Size
  /// The line of the file at which the object begins.
  let line: Int
  /// The position on the canvas, in points; nil if the file has none.
  let location: Point?
  /// The scene; nil for objects of a xib.
  let scene: StoryboardScene?

  init(_ scene: StoryboardScene) {
    id = scene.id
    identifier = scene.storyboardIdentifier
    title = scene.title
    let kind =
      scene.referencedStoryboard.map { String(localized: "Reference to %@", $0) }
      ?? scene.elementName.asWords
    detail = InterfacePage.detail(scene.customClass ?? kind, title, isInitial: scene.isInitial)
    isInitial = scene.isInitial
    symbol = SceneSymbol(elementName: scene.elementName)
    size = scene.size
    location = scene.canvasLocation
    line = scene.line
    self.scene = scene
  }

  init(_ object: NibObject, index: Int) {
    id = object.id ?? "\(index + 1)"
    identifier = nil
    title = object.title
    detail = InterfacePage.detail(
      object.customClass ?? object.elementName.asWords, title, isInitial: false)
    isInitial = false
    symbol = SceneSymbol(elementName: object.elementName)
    size = object.size
    location = object.canvasLocation
    line = object.line
    scene = nil
  }

  /// Returns the second line of a row in lists; a kind that is already the title is omitted.
  private static func detail(_ kind: String, _ title: String, isInitial: Bool) -> String {
    let words = kind.lowercased() == title.lowercased() ? [] : [kind]
    return ((isInitial ? [String(localized: "Initial")] : []) + words).joined(separator: ", ")
  }
}

extension String {
  /// The name as separate words, such as *Navigation controller* for `navigationController`.
  var asWords: String {
    var words = ""
    for letter in self {
      if letter.isUppercase { words += " " + letter.lowercased() } else { words.append(letter) }
    }
    return words.capitalizedFirst
  }

  /// The string with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
