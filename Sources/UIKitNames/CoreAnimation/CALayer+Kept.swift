import Atrium

extension CALayer {
  // The values belong to the view, since each access to `view.layer` makes a new layer.
  private static let nameValue = KeptValue<String?>(nil)
  private static let sidedValue = KeptValue(true)
  private static let edgesValue = KeptValue(false)
  private static let asynchronousValue = KeptValue(false)
  private static let opaqueValue = KeptValue(false)
  private static let valuesByKey = KeptValue<[String: Any]>([:])
  private static let actionsValue = KeptValue<[String: any CAAction]?>(nil)
  private static let boundsValue = KeptValue(false)

  /// The name of the layer, by which the program can find it.
  public var name: String? {
    get { CALayer.nameValue[view] }
    set { CALayer.nameValue[view] = newValue }
  }
  /// Whether the back of a turned layer is drawn; the value is kept and has no effect: the back is always drawn.
  public var isDoubleSided: Bool {
    get { CALayer.sidedValue[view] }
    set { CALayer.sidedValue[view] = newValue }
  }
  /// Whether the edges of a rotated layer are smoothed; the value is kept and has no effect: edges are always smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { CALayer.edgesValue[view] }
    set { CALayer.edgesValue[view] = newValue }
  }
  /// Whether drawing is done on another thread; the value is kept and has no effect.
  public var drawsAsynchronously: Bool {
    get { CALayer.asynchronousValue[view] }
    set { CALayer.asynchronousValue[view] = newValue }
  }
  /// Whether the content has no transparency; the value is kept and has no effect.
  public var isOpaque: Bool {
    get { CALayer.opaqueValue[view] }
    set { CALayer.opaqueValue[view] = newValue }
  }
  /// Whether the layer is redrawn after a change of its size; the value is kept, but the layer is always redrawn.
  public var needsDisplayOnBoundsChange: Bool {
    get { CALayer.boundsValue[view] }
    set { CALayer.boundsValue[view] = newValue }
  }

  /// Stores a value under a key, for use by the program.
  ///
  /// A key such as `opacity` or `position.x` sets the layer's property.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = LayerKey(key), let components = value.flatMap(LayerKey.components) {
      property.write(self, components)
      // A layer without this property keeps the value for the program.
      if property.value(self) != nil { return }
    }
    CALayer.valuesByKey[view][key] = value
  }
  /// Returns the layer's property for a key such as `opacity` or `position.x`, in the type of the property.
  ///
  /// For other keys it returns the value that the program has stored, or nil if there is none.
  public func value(forKey key: String) -> Any? {
    LayerKey(key)?.value(self) ?? CALayer.valuesByKey[view][key]
  }
  /// The actions of the layer by key; the value is kept and has no effect.
  public var actions: [String: any CAAction]? {
    get { CALayer.actionsValue[view] }
    set { CALayer.actionsValue[view] = newValue }
  }

  /// Replaces a layer by another layer at the same position; does nothing if the first is not in this layer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.styled.superview === styled else { return }
    styled.insertSubview(newLayer.styled, aboveSubview: oldLayer.styled)
    oldLayer.removeFromSuperlayer()
  }
}
