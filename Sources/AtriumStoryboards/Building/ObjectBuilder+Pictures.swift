import AtriumControls
import AtriumGeometry
import AtriumGraphics

extension ObjectBuilder {
  /// Returns the image with the given name, or an outline with the size in the file if the image is missing.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - element: The element that has the image.
  ///   - scale: The scale of a system symbol, where 1 is the size of a symbol beside 17-point text.
  /// - Returns: The image.
  func picture(_ name: String, for element: InterfaceElement, scale: Double = 1) -> Image {
    if let image = source.image(named: name) { return image }
    let problem =
      if element["catalog"] == "system" {
        "The system symbol \"\(name)\" is not available"
      } else if let reason = source.problem(ofImage: name) {
        "The image \"\(name)\" cannot be shown: \(reason)"
      } else {
        "The image \"\(name)\" is not in \(source.bundle.bundlePath)"
      }
    element.warn("\(problem); an outline is shown.", key: "image \(name)", missingImage: name)
    let resource = document.imageSizes[name]
    let width = min(max((resource?.width ?? 24) * scale, 1), 1024)
    let height = min(max((resource?.height ?? 24) * scale, 1), 1024)
    return source.outline(ofSize: Size(width: width, height: height))
      .withRenderingMode(.alwaysTemplate)
  }

  /// Returns the image under a key of an element; nil if there is none.
  ///
  /// The image is an attribute, or since Xcode 15 a child element with more options.
  ///
  /// - Parameters:
  ///   - key: The name of the attribute, and the key of the child element.
  ///   - element: The element.
  ///   - scale: The scale of a system symbol, where 1 is the size of a symbol beside 17-point text.
  ///   - isScaled: Whether the child element determines the scale too.
  /// - Returns: The image.
  func image(
    _ key: String, of element: InterfaceElement, scale: Double = 1, isScaled: Bool = true
  ) -> Image? {
    let reference = element.child("imageReference", key: key)
    guard let name = element[key] ?? reference?["image"] else { return nil }
    let part = reference?["symbolScale"].map(symbolPart) ?? 1
    reference?.leaveOut("renderingMode", "variableValue")
    return picture(name, for: reference ?? element, scale: isScaled ? scale * part : scale)
  }

  /// Returns the factor of a symbol scale, relative to the size of a symbol with the scale `medium`.
  private func symbolPart(_ scale: String) -> Double {
    switch scale {
    case "small": 0.8
    case "large": 1.28
    default: 1.0
    }
  }

  /// Returns the scale of a system symbol from its configuration, where 1 is the size of a symbol beside 17-point text.
  func symbolScale(of element: InterfaceElement?) -> Double {
    guard let configuration = element?.child("preferredSymbolConfiguration") else { return 1 }
    let font = configuration.child("fontDescription").map(font)?.size
    let size = configuration.number("pointSize") ?? font ?? 17
    let part = configuration["scale"].map(symbolPart) ?? 1
    _ = configuration["configurationType"]
    configuration.leaveOut("weight", "renderingMode")
    return min(max(size, 1), 500) / 17 * part
  }
}
