extension View {
  /// The minimum opacity of a view for hit testing (V-38).
  ///
  /// As a 32-bit number, 0.01 is just below this value.
  private static let smallestHittableAlpha: Float = 0.010000000707805157

  /// Whether the view can receive touches.
  ///
  /// It can if it is visible, if user interaction is enabled, if no transition blocks touches, and if all its
  /// animations allow interaction.
  var isHitTestable: Bool {
    !isTransparentOrHidden && isUserInteractionEnabled && shieldCount == 0
      && !animations.contains { !$0.group.options.contains(.allowUserInteraction) }
  }

  /// Whether the view is hidden and is no longer shown by an animation that hides it.
  var isOutOfSight: Bool { isHidden && layoutState?.leaving == nil }

  /// Whether the view and its subviews are invisible.
  var isTransparentOrHidden: Bool { isHidden || model.alpha < View.smallestHittableAlpha }
}
