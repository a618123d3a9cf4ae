import AtriumGeometry
import AtriumGraphics

/// The sizes of the parts of alerts and action sheets, in points.
enum AlertMetrics {
  /// The width of an alert if there is enough space.
  static let width = 340.0
  /// The width of an action sheet at the lower edge if there is enough space.
  static let sheetWidth = 420.0
  /// The width of an action sheet in a popover.
  static let popoverWidth = 280.0
  /// The distance between an alert and the edges of the window.
  static let margin = Theme.spacing(4)
  /// The distance between an action sheet and the edges of the window.
  static let sheetMargin = Theme.spacing(2)
  /// The distance between the alert's edges and its contents.
  static let padding = Theme.spacing(5)
  /// The padding in a small alert.
  static let smallPadding = Theme.spacing(3)
  /// The width of an alert below which the padding is ``smallPadding``.
  ///
  /// If the contents do not fit, a height below this value has the same effect.
  static let smallSize = 260.0
  /// The distance between the title and the message.
  static let titleSpacing = Theme.spacing(1.5)
  /// The distance between adjacent fields or buttons; the labels have twice this distance from the first field.
  static let spacing = Theme.spacing(2)
  /// The distance between the header and the buttons; ``spacing`` replaces it if the contents do not fit.
  static let sectionSpacing = Theme.spacing(5)
  static let cornerRadius = 20.0
  static let buttonHeight = Theme.minimumTarget
  static let buttonInsets = EdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
  /// The opacity of the black dimming behind an alert.
  static let dimming = 0.28
  /// The duration of the presentation and of the dismissal, in seconds.
  static let duration = Theme.movementDuration
  /// The scale of an alert when its presentation begins.
  static let growth = 1.08
}
