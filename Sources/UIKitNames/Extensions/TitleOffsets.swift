public import Atrium

// The bars place titles themselves, so the offsets are kept and have no effect.

@MainActor private let offsetKey = AssociatedObjects.Key()

@MainActor
private func offset(of object: AnyObject) -> UIOffset {
  AssociatedObjects.value(of: object, offsetKey) as? UIOffset ?? .zero
}

extension BarItem {
  /// The offset of the title; the value is kept and has no effect.
  public var titlePositionAdjustment: UIOffset {
    get { offset(of: self) }
    set { AssociatedObjects.set(newValue, of: self, offsetKey) }
  }
}

extension BarButtonItem {
  /// Stores the offset of the title; the value has no effect.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titlePositionAdjustment = adjustment
  }
  /// Does nothing; on iOS, this method sets the offset of the back button's title.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

extension BarButtonItemStateAppearance {
  /// The offset of the title; the value is kept and has no effect.
  public var titlePositionAdjustment: UIOffset {
    get { offset(of: self) }
    set { AssociatedObjects.set(newValue, of: self, offsetKey) }
  }
}

extension TabBarItemStateAppearance {
  /// The offset of the title; the value is kept and has no effect.
  public var titlePositionAdjustment: UIOffset {
    get { offset(of: self) }
    set { AssociatedObjects.set(newValue, of: self, offsetKey) }
  }
}

extension NavigationBarAppearance {
  /// The offset of the title; the value is kept and has no effect.
  public var titlePositionAdjustment: UIOffset {
    get { offset(of: self) }
    set { AssociatedObjects.set(newValue, of: self, offsetKey) }
  }
}

extension BarAppearance {
  /// An image for the line between the bar and the content; nil by default.
  ///
  /// The image is not drawn: nil shows the line in its colour, and any image hides it.
  public var shadowImage: Image? {
    get { lineImage }
    set { lineImage = newValue }
  }
}
