import AtriumGeometry
import AtriumGraphics

/// The rarely used properties of a view, such as the border, shadow, mask and tint.
///
/// The object is created when one of these properties is first set.
@MainActor
final class ViewDecoration {
  /// The corners to which the corner radius applies.
  var maskedCorners = RectCorner.allCorners
  /// The width of the border, in points.
  var borderWidth = 0.0
  var borderColor: Color? = .black
  var shadow = Shadow()
  let shadowCache = ShadowCache()
  /// The view whose alpha masks this view; nil if there is none.
  var mask: View?
  let maskCache = CompositingCache()
  /// The view that this view masks; nil if there is none.
  weak var maskedView: View?
  /// The tint colour set on this view; nil inherits the superview's colour.
  var tintColor: Color?
  /// The tint adjustment mode set on this view; `automatic` inherits the superview's mode.
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  /// When the view is mirrored: in right-to-left layouts, always, or never.
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The light or dark style that the view sets for itself and its subviews; unspecified inherits the style.
  var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The closures that are called when traits change; nil until a closure is registered.
  var traitChangeRegistrations: TraitChangeRegistrations?
  /// The size of the content that the content mode places in the bounds, in points; nil if the content fills them.
  var placedContentSize: Size?
  /// The position along the axis that points out of the screen, in points.
  var zPosition = 0.0
  /// The identifier for code that stores and restores the view's state.
  var restorationIdentifier: String?
  /// The number of presentations that cover the view and dim its tint colour.
  var dimmingCount = 0
}

extension View {
  /// The decoration, created if needed.
  var neededDecoration: ViewDecoration {
    if let decoration { return decoration }
    let made = ViewDecoration()
    decoration = made
    return made
  }

  /// Changes the decoration, and damages the area of the view before and after the change.
  func decorate(_ change: (ViewDecoration) -> Void) {
    superviewNeedsDisplay(in: paintExtentInSuperview)
    change(neededDecoration)
    noteExtentChange()
    decorationNeedsDisplay()
  }

  /// Invalidates the view's bitmaps and damages the area that the view covers.
  func decorationNeedsDisplay() {
    invalidatePictures(paintExtent)
    if let window = self as? Window {
      window.addDamage(bounds)
    } else {
      superviewNeedsDisplay(in: paintExtentInSuperview)
    }
  }
}
