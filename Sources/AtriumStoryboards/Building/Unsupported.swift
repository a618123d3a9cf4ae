/// The classes of Interface Builder that have no counterpart here.
///
/// A stand-in that shows the name replaces an object of each class.
enum Unsupported {
  /// The names that stand-ins of views show, by the names of the elements.
  static let views = [
    "ADBannerView": "Banner", "arscnView": "AR view", "arskView": "AR view",
    "calendarView": "Calendar", "colorWell": "Colour well",
    "glkView": "OpenGL view",
    "mapView": "Map", "mtkView": "Metal view", "sceneKitView": "SceneKit view",
    "skView": "SpriteKit view", "webView": "Web view",
    "wkWebView": "Web view",
  ]

  /// The views with a content size.
  ///
  /// The stand-ins of these views have the size in the file.
  static let withOwnSize: Set<String> = ["calendarView", "colorWell"]

  /// The names that stand-ins of controllers show, by the names of the elements.
  static let controllers = [
    "avPlayerViewController": "Video",
    "glkViewController": "OpenGL view", "hostingController": "SwiftUI view",
    "imagePickerController": "Image picker", "searchController": "Search",
  ]
}
