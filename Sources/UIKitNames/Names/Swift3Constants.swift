public import Atrium
internal import CoreGraphicsNames
internal import Foundation

// The names before Swift 4.2 for constants that Apple's frameworks have since nested in their types.

/// The name for `CGPoint.zero` before Swift 3.
public let CGPointZero = CGPoint.zero
/// The name for `CGSize.zero` before Swift 3.
public let CGSizeZero = CGSize.zero
/// The name for `CGRect.zero` before Swift 3.
public let CGRectZero = CGRect.zero
/// The name for `CGAffineTransform.identity` before Swift 3.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// The name for `UIEdgeInsets.zero` before Swift 3.
public let UIEdgeInsetsZero = EdgeInsets.zero
/// Returns a rectangle without its edges; `CGRect.inset(by:)` since Swift 4.2.
public func UIEdgeInsetsInsetRect(_ rect: Rect, _ insets: EdgeInsets) -> Rect {
  rect.inset(by: insets)
}

/// The name for `NSAttributedString.Key.font` before Swift 4.
public let NSFontAttributeName = TextAttribute.font
/// The name for `NSAttributedString.Key.foregroundColor` before Swift 4.
public let NSForegroundColorAttributeName = TextAttribute.foregroundColor
/// The name for `NSAttributedString.Key.backgroundColor` before Swift 4.
public let NSBackgroundColorAttributeName = TextAttribute.backgroundColor
/// The name for `NSAttributedString.Key.paragraphStyle` before Swift 4.
public let NSParagraphStyleAttributeName = TextAttribute.paragraphStyle
/// The name for `NSAttributedString.Key.kern` before Swift 4.
public let NSKernAttributeName = TextAttribute.kern
/// The name for `NSAttributedString.Key.underlineStyle` before Swift 4.
public let NSUnderlineStyleAttributeName = TextAttribute.underlineStyle
/// The name for `NSAttributedString.Key.strikethroughStyle` before Swift 4.
public let NSStrikethroughStyleAttributeName = TextAttribute.strikethroughStyle
/// The name for `NSAttributedString.Key.baselineOffset` before Swift 4.
public let NSBaselineOffsetAttributeName = TextAttribute.baselineOffset
/// The name for `NSAttributedString.Key.link` before Swift 4.
public let NSLinkAttributeName = TextAttribute.link

/// The name for `UIWindow.Level.normal` before Swift 4.2.
public let UIWindowLevelNormal = Window.Level.normal
/// The name for `UIWindow.Level.statusBar` before Swift 4.2.
public let UIWindowLevelStatusBar = Window.Level.statusBar
/// The name for `UIWindow.Level.alert` before Swift 4.2.
public let UIWindowLevelAlert = Window.Level.alert

extension Window.Level {
  /// Returns a level plus a number.
  public static func + (level: Window.Level, number: Double) -> Window.Level {
    Window.Level(level.rawValue + number)
  }
  /// Returns a level minus a number.
  public static func - (level: Window.Level, number: Double) -> Window.Level {
    Window.Level(level.rawValue - number)
  }
}

/// The name for `CAMediaTimingFillMode.forwards` before Swift 4.2.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name for `CAMediaTimingFillMode.backwards` before Swift 4.2.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name for `CAMediaTimingFillMode.both` before Swift 4.2.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name for `CAMediaTimingFillMode.removed` before Swift 4.2.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name for `CAMediaTimingFunctionName.linear` before Swift 4.2.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name for `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name for `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name for `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name for `CAMediaTimingFunctionName.default` before Swift 4.2.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The name for `CAShapeLayerLineCap.round` before Swift 4.2.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The name for `CAShapeLayerLineCap.butt` before Swift 4.2.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The name for `CAShapeLayerLineCap.square` before Swift 4.2.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The name for `CAShapeLayerLineJoin.round` before Swift 4.2.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The name for `CAShapeLayerLineJoin.miter` before Swift 4.2.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The name for `CAShapeLayerLineJoin.bevel` before Swift 4.2.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The name for `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The name for `CAShapeLayerFillRule.nonZero` before Swift 4.2.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The name for `CATransitionType.fade` before Swift 4.2.
public let kCATransitionFade = CATransitionType.fade
/// The name for `CATransitionType.push` before Swift 4.2.
public let kCATransitionPush = CATransitionType.push
/// The name for `CATransitionType.moveIn` before Swift 4.2.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The name for `CATransitionType.reveal` before Swift 4.2.
public let kCATransitionReveal = CATransitionType.reveal
/// The name for `CATransitionSubtype.fromLeft` before Swift 4.2.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The name for `CATransitionSubtype.fromRight` before Swift 4.2.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The name for `CATransitionSubtype.fromTop` before Swift 4.2.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The name for `CATransitionSubtype.fromBottom` before Swift 4.2.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// UIKit's name for `BarButtonItem.SystemItem` before Swift 4.2.
public typealias UIBarButtonSystemItem = BarButtonItem.SystemItem
/// UIKit's name for `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// UIKit's name for `UIApplication.OpenURLOptionsKey` before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// UIKit's name for `NSLayoutConstraint.FormatOptions` before Swift 4.2.
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// UIKit's name for `TableViewCell.EditingStyle` before Swift 4.2.
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle
/// UIKit's name for `TableViewCell.SelectionStyle` before Swift 4.2.
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
/// UIKit's name for `AlertAction.Style` before Swift 4.2.
public typealias UIAlertActionStyle = AlertAction.Style
/// UIKit's name for `AlertController.Style` before Swift 4.2.
public typealias UIAlertControllerStyle = AlertController.Style
/// UIKit's name for `TabBarItem.SystemItem` before Swift 4.2.
public typealias UITabBarSystemItem = TabBarItem.SystemItem
/// UIKit's name for `UIImage.RenderingMode` before Swift 4.2.
public typealias UIImageRenderingMode = Image.RenderingMode

extension View {
  /// The name for `bringSubviewToFront(_:)` before Swift 4.2.
  public func bringSubview(toFront view: View) { bringSubviewToFront(view) }
  /// The name for `sendSubviewToBack(_:)` before Swift 4.2.
  public func sendSubview(toBack view: View) { sendSubviewToBack(view) }
}
