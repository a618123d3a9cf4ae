import Atrium

/// The mode in which the contents of a layer are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The contents have their size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents have their size, at an edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents have their size, at an edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents have their size, at an edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents have their size, at an edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents have their size, in a corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents have their size, in a corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents have their size, in a corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents have their size, in a corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are scaled to fit into the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are scaled to fill the bounds.
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

/// The name of a mode from before Swift 4.2.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name of a mode from before Swift 4.2.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name of a mode from before Swift 4.2.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name of a mode from before Swift 4.2.
public let kCAGravityCenter = CALayerContentsGravity.center
