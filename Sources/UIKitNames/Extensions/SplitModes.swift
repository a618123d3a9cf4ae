public import Atrium

extension SplitViewController.DisplayMode {
  /// UIKit's older name for `oneBesideSecondary`.
  public static let allVisible = SplitViewController.DisplayMode.oneBesideSecondary
  /// UIKit's older name for `secondaryOnly`.
  public static let primaryHidden = SplitViewController.DisplayMode.secondaryOnly
  /// UIKit's older name for `oneOverSecondary`.
  public static let primaryOverlay = SplitViewController.DisplayMode.oneOverSecondary
}
