extension Nib {
  /// The top-level views and controllers, in the order of the file.
  ///
  /// The list is read from the file at each call, and no object is made.
  public var topLevelObjects: [NibObject] {
    let elements = document.root.list("objects").filter {
      $0.name != Unsupported.searchDisplay && ($0.name.hasSuffix("Controller") || $0.hasFrame)
    }
    let owner = document.root.list("objects").first {
      $0.described("placeholderIdentifier") == "IBFilesOwner"
    }
    let outlets = owner?.children.first { $0.name == "connections" }?.children ?? []
    let viewID = outlets.first { $0.described("property") == "view" }?.described("destination")
    let metrics = CanvasMetrics(document, elements)
    return elements.map { element in
      NibObject(
        id: element.id, elementName: element.name, customClass: element.described("customClass"),
        title: element.described("userLabel")
          ?? (element.id == viewID ? owner?.described("customClass") : nil) ?? element.canvasTitle,
        canvasLocation: metrics.location(of: element),
        size: metrics.size(of: element), line: element.line)
    }
  }
}

extension InterfaceElement {
  /// Whether the element has a frame, as views have.
  fileprivate var hasFrame: Bool {
    children.contains { $0.name == "rect" && $0.key == "frame" }
  }
}
