public import Atrium

/// The area that bars cover at the top or bottom edge of a controller's view; replaced by the safe area in iOS 11.
@MainActor
public final class UILayoutSupport {
  private let view: View
  private let isTop: Bool

  init(_ view: View, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

  /// The height of the area, in points.
  public var length: Double { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  /// The upper edge of the area.
  public var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  /// The lower edge of the area.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension ViewController {
  /// The area behind the bars at the top, which ends where the safe area begins.
  public var topLayoutGuide: UILayoutSupport { UILayoutSupport(loadedView, isTop: true) }

  /// The area behind the bars at the bottom, which begins where the safe area ends.
  public var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(loadedView, isTop: false) }

  private var loadedView: View {
    if let view { return view }
    fatalError("\(type(of: self)) has no view; read view first.")
  }
}
