/// The classes of Interface Builder that have no counterpart in Atrium.
///
/// A view or a controller of such a class is replaced with a stand-in that shows the name of the class.
enum Unsupported {
  /// The names that stand-in views display, keyed by the names of the elements.
  static let views = [
    "ADBannerView": "Banner", "arscnView": "AR view", "arskView": "AR view",
    "calendarView": "Calendar", "colorWell": "Colour well",
    "glkView": "OpenGL view",
    "mapView": "Map", "mtkView": "Metal view", "sceneKitView": "SceneKit view",
    "skView": "SpriteKit view", "webView": "Web view",
    "wkWebView": "Web view",
  ]

  /// The element of a controller of iOS 3 to 7, which has no view and is left out.
  static let searchDisplay = "searchDisplayController"

  /// The views with a content size.
  ///
  /// The stand-ins for these views have the size in the file.
  static let withOwnSize: Set<String> = ["calendarView", "colorWell"]

  /// The names that stand-in controllers display, keyed by the names of the elements.
  static let controllers = [
    "avPlayerViewController": "Video",
    "glkViewController": "OpenGL view", "hostingController": "SwiftUI view",
    "imagePickerController": "Image picker", "searchController": "Search",
  ]
}
