import AtriumControls
import AtriumGeometry
import AtriumGraphics

extension ObjectBuilder {
  /// The picture of a name, or an empty one of the size that the file gives.
  func picture(_ name: String, for element: InterfaceElement) -> Image {
    if let image = source.image(named: name) { return image }
    let problem =
      element["catalog"] == "system"
      ? "The symbol \"\(name)\" of the system is not there"
      : "The image \"\(name)\" is not in \(source.bundle.bundlePath)"
    element.warn("\(problem); an outline is shown.", key: "image \(name)")
    let resource = document.imageSizes[name]
    let width = min(max(resource?.width ?? 24, 1), 1024)
    let height = min(max(resource?.height ?? 24, 1), 1024)
    return source.outline(ofSize: Size(width: width, height: height))
      .withRenderingMode(.alwaysTemplate)
  }
}
