import Atrium

/// The mode in which the contents of a layer are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not scaled, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Not scaled, centred at the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Not scaled, centred at the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Not scaled, centred at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Not scaled, centred at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Not scaled, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Not scaled, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Not scaled, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Not scaled, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the proportions may change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, with unchanged proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with unchanged proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  var mode: View.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// The name for `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name for `CALayerContentsGravity.resizeAspect` before Swift 4.2.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name for `CALayerContentsGravity.resize` before Swift 4.2.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name for `CALayerContentsGravity.center` before Swift 4.2.
public let kCAGravityCenter = CALayerContentsGravity.center
