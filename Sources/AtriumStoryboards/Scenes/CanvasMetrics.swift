import AtriumGeometry

/// The sizes and positions of scenes and views on the canvas of Interface Builder.
@MainActor
struct CanvasMetrics {
  /// The size of the screen for which the scenes of the document are designed, in points.
  let screen: Size
  /// The size whose hundredths are the unit of locations; nil if locations are in points.
  private let hundred: Size?

  /// Finds the screen size: the most common width of the views, and the maximum height of the views with that width.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - elements: The elements of the document's controllers, or of its views.
  init(_ document: InterfaceDocument, _ elements: [InterfaceElement]) {
    var counts: [Double: Int] = [:]
    var heights: [Double: Double] = [:]
    for element in elements where CanvasMetrics.freeformSize(element) == nil {
      guard let extent = CanvasMetrics.viewExtent(element) else { continue }
      counts[extent.width, default: 0] += 1
      heights[extent.width] = max(heights[extent.width] ?? 0, extent.height)
    }
    let common = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    // The default is the screen of an iPhone 4 for old files, and of an iPhone 15 for new files.
    let isOld = document.root.children.allSatisfy { $0.name != "device" }
    let usual = isOld ? Size(width: 320, height: 480) : Size(width: 393, height: 852)
    screen = common.map { Size(width: $0.key, height: heights[$0.key] ?? 0) } ?? usual
    // The views of a xib are smaller than the screen.
    hundred = isOld ? nil : document.kind == .xib ? usual : screen
  }

  /// Returns the screen size of an Interface Builder device in portrait, in points; nil for an unknown device.
  static func device(named name: String) -> Size? {
    devices[name].map { Size(width: $0.0, height: $0.1) }
  }

  /// Returns the parts of a screen that the status bar, the camera and the home indicator cover, in points.
  ///
  /// - Parameters:
  ///   - name: The device in Interface Builder; nil if the file names none.
  ///   - isLandscape: Whether the device is in landscape.
  ///   - version: The version of Interface Builder, which determines the version of iOS on the canvas.
  /// - Returns: The widths of the covered parts at the edges.
  static func coveredInsets(of name: String?, isLandscape: Bool, version: Int) -> EdgeInsets {
    let isPad = name?.hasPrefix("ipad") == true
    guard let name, let camera = cameraHeight(of: name, version: version) else {
      // From Xcode 11 to 13 the canvas of a phone with a home button had no status bar.
      let hasBar = isPad || !(isLandscape || name != nil && (15_000..<21_000).contains(version))
      return EdgeInsets(top: hasBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    if isPad { return EdgeInsets(top: camera, left: 0, bottom: 20, right: 0) }
    return isLandscape
      ? EdgeInsets(top: 0, left: camera, bottom: 21, right: camera)
      : EdgeInsets(top: camera, left: 0, bottom: 34, right: 0)
  }

  /// Returns the space at the top of a screen with rounded corners, in points; nil for another screen.
  private static func cameraHeight(of name: String, version: Int) -> Double? {
    switch name {
    case "retina6_0", "retina6_7": 47
    case "retina6_1": version < 21_000 ? 44 : 48
    case "retina6_12", "retina6_72": 59
    case "retina6_3", "retina6_9": 62
    case let name where name.hasPrefix("retina5_9") || name.hasPrefix("retina6_"): 44
    case let name where name == "ipad8_3" || name.hasSuffix("rounded"): 24
    default: nil
    }
  }

  private static let devices: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_0": (390, 844),
    "retina6_1": (414, 896), "retina6_12": (393, 852), "retina6_3": (402, 874),
    "retina6_5": (414, 896), "retina6_7": (428, 926), "retina6_72": (430, 932),
    "retina6_9": (440, 956), "ipad8_3": (744, 1133), "ipad9_7": (768, 1024),
    "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180),
    "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
  ]

  /// Returns the size of a controller's scene.
  func size(of controller: InterfaceElement) -> Size {
    if let size = CanvasMetrics.freeformSize(controller) { return size }
    guard let extent = CanvasMetrics.viewExtent(controller), extent.width != screen.width else {
      return screen
    }
    return extent
  }

  /// Returns the location of a scene or a view on the canvas, in points; nil if the file has none.
  func location(of element: InterfaceElement) -> Point? {
    let point = element.children.first { $0.name == "point" && $0.key == "canvasLocation" }
    guard let point, let x = point.number("x"), let y = point.number("y") else { return nil }
    guard let hundred else { return Point(x: x, y: y) }
    return Point(x: (x * hundred.width / 100).rounded(), y: (y * hundred.height / 100).rounded())
  }

  /// Returns the size that the designer chose for a scene.
  private static func freeformSize(_ controller: InterfaceElement) -> Size? {
    let size = controller.children.first { $0.name == "size" && $0.key == "freeformSize" }
    return size.flatMap { Size(positive: $0.number("width"), $0.number("height")) }
  }

  /// Returns the right and bottom edges of the frame of a view or of a controller's view.
  ///
  /// The result is larger than the view if bars have moved the view down.
  private static func viewExtent(_ element: InterfaceElement) -> Size? {
    let view = element.children.first { $0.key == "view" } ?? element
    let rect = view.children.first { $0.name == "rect" && $0.key == "frame" }
    guard let rect else { return nil }
    return Size(
      positive: (rect.number("x") ?? 0) + (rect.number("width") ?? 0),
      (rect.number("y") ?? 0) + (rect.number("height") ?? 0))
  }
}

extension Size {
  /// Makes a size from positive numbers; nil for other numbers.
  fileprivate init?(positive width: Double?, _ height: Double?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
