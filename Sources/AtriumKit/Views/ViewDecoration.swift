import AtriumGeometry
import AtriumGraphics

/// What few views have: border, shadow, mask, tint.
///
/// Made when the first of them is set.
@MainActor
final class ViewDecoration {
  /// The corners that are rounded.
  var maskedCorners = RectCorner.allCorners
  /// The width of the line along the edge, in points.
  var borderWidth = 0.0
  var borderColor: Color? = .black
  var shadow = Shadow()
  let shadowCache = ShadowCache()
  /// Whose coverage the view is drawn through.
  var mask: View?
  let maskCache = CompositingCache()
  /// The view that this one masks.
  weak var maskedView: View?
  /// The tint as set; nil inherits.
  var tintColor: Color?
  /// How the tint is adjusted, as set; automatic inherits.
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  /// How many presentations cover the view and dim the tint inside.
  var dimmingCount = 0
}

extension View {
  /// The decoration; made if there is none yet.
  var neededDecoration: ViewDecoration {
    if let decoration { return decoration }
    let made = ViewDecoration()
    decoration = made
    return made
  }

  /// Changes something about the decoration that changes what is drawn, within the extent before or
  /// the one after.
  func decorate(_ change: (ViewDecoration) -> Void) {
    superviewNeedsDisplay(in: paintExtentInSuperview)
    change(neededDecoration)
    noteExtentChange()
    decorationNeedsDisplay()
  }

  /// The bitmaps that the view is drawn from, and all it covers, are out of date.
  func decorationNeedsDisplay() {
    compositingCache?.invalidate(paintExtent)
    if let window = self as? Window {
      window.addDamage(bounds)
    } else {
      superviewNeedsDisplay(in: paintExtentInSuperview)
    }
  }
}
