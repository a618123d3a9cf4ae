public import Atrium

/// A layer that shows several instances of its sublayers, each with a further transform, colour and delay.
///
/// The instances are pictures of the sublayers. While a sublayer is animated, they are drawn again in each display
/// frame. Shadows outside the bounds of a sublayer are not shown.
@MainActor
open class CAReplicatorLayer: CALayer {
  private var replicator: ReplicatorView? { view as? ReplicatorView }

  /// Makes a separate layer with one instance.
  public override init() { super.init(of: ReplicatorView()) }

  /// Makes a separate layer, without copying the values of the other layer.
  public override init(layer: Any) { super.init(of: ReplicatorView()) }

  override init(of view: View, in host: View? = nil) { super.init(of: view, in: host) }

  /// The number of instances, 1 by default.
  open var instanceCount: Int {
    get { replicator?.count ?? 1 }
    set { replicator?.count = newValue }
  }
  /// The time, in seconds, by which the animations of an instance are later than those of the instance before it.
  open var instanceDelay: CFTimeInterval {
    get { replicator?.delay ?? 0 }
    set { replicator?.delay = newValue.isFinite ? newValue : 0 }
  }
  /// The transform from an instance to the next one, about the anchor point of the layer.
  open var instanceTransform: Transform3D {
    get { replicator?.step ?? .identity }
    set { replicator?.step = newValue }
  }
  /// The colour that multiplies the colours of the first instance; white by default.
  open var instanceColor: Color? {
    get { replicator?.color }
    set { replicator?.color = newValue ?? .white }
  }
  /// The change of the red component from an instance to the next one.
  open var instanceRedOffset: Float {
    get { Float(replicator?.offsets[0] ?? 0) }
    set { replicator?.offsets[0] = Double(newValue) }
  }
  /// The change of the green component from an instance to the next one.
  open var instanceGreenOffset: Float {
    get { Float(replicator?.offsets[1] ?? 0) }
    set { replicator?.offsets[1] = Double(newValue) }
  }
  /// The change of the blue component from an instance to the next one.
  open var instanceBlueOffset: Float {
    get { Float(replicator?.offsets[2] ?? 0) }
    set { replicator?.offsets[2] = Double(newValue) }
  }
  /// The change of the opacity from an instance to the next one.
  open var instanceAlphaOffset: Float {
    get { Float(replicator?.offsets[3] ?? 0) }
    set { replicator?.offsets[3] = Double(newValue) }
  }

  /// The layers of which the instances are pictures; nil if there are none.
  open override var sublayers: [CALayer]? {
    get { replicator?.source.layer.sublayers }
    set { replicator?.source.layer.sublayers = newValue }
  }
  /// Adds a layer in front of the others.
  open override func addSublayer(_ layer: CALayer) { replicator?.source.layer.addSublayer(layer) }
  /// Inserts a layer at an index.
  open override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    replicator?.source.layer.insertSublayer(layer, at: index)
  }
  /// Inserts a layer in front of another layer; nil inserts it in front of all.
  open override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    replicator?.source.layer.insertSublayer(layer, above: sibling)
  }
  /// Inserts a layer behind another layer; nil inserts it behind all.
  open override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    replicator?.source.layer.insertSublayer(layer, below: sibling)
  }
}
