internal import CCairo

/// The formula that combines drawn colours with the existing content.
///
/// The names and the raw values are those of Core Graphics, which also has `plusDarker`.
public enum BlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// The drawn colour covers the content.
  case normal = 0
  /// The product of both colours.
  case multiply
  /// The inverse of the product of both inverted colours.
  case screen
  /// The result of `multiply` for dark content, and of `screen` for bright content.
  case overlay
  /// The darker of both colours.
  case darken
  /// The brighter of both colours.
  case lighten
  /// The content, brightened by the drawn colour.
  case colorDodge
  /// The content, darkened by the drawn colour.
  case colorBurn
  /// The content, darkened or brightened slightly.
  case softLight
  /// The result of `multiply` for a dark drawn colour, and of `screen` for a bright one.
  case hardLight
  /// The difference between both colours.
  case difference
  /// A difference with less contrast.
  case exclusion
  /// The hue of the drawn colour, with the saturation and the luminosity of the content.
  case hue
  /// The saturation of the drawn colour, with the hue and the luminosity of the content.
  case saturation
  /// The hue and the saturation of the drawn colour, with the luminosity of the content.
  case color
  /// The luminosity of the drawn colour, with the hue and the saturation of the content.
  case luminosity
  /// Transparency in the drawn shape.
  case clear
  /// The drawn colour, including its transparency.
  case copy
  /// The drawn colour where there is content.
  case sourceIn
  /// The drawn colour where there is no content.
  case sourceOut
  /// The drawn colour over the content, with the opacity of the content.
  case sourceAtop
  /// The drawn colour behind the content.
  case destinationOver
  /// The content where the drawn colour is opaque.
  case destinationIn
  /// The content where the drawn colour is transparent.
  case destinationOut
  /// The content over the drawn colour, with the opacity of the drawn colour.
  case destinationAtop
  /// Each colour where the other is transparent.
  case xor
  /// The sum of both colours.
  case plusLighter = 27

  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension Canvas {
  /// Sets the blend mode of subsequent drawing, until the state is restored.
  ///
  /// Fills and images never change pixels outside their shape.
  public func setBlendMode(_ mode: BlendMode) { cairo_set_operator(context, mode.cairo) }

  /// Whether the blend mode is `normal`, so that transparent colours change nothing.
  var drawsOver: Bool { cairo_get_operator(context) == CAIRO_OPERATOR_OVER }

  /// Whether Cairo would change pixels outside the drawn shape.
  private var isUnbounded: Bool {
    switch cairo_get_operator(context) {
    case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP:
      true
    default: false
    }
  }

  /// Fills Cairo's current path with Cairo's current source, and empties the path.
  func fillShape() {
    guard isUnbounded else { return cairo_fill(context) }
    cairo_save(context)
    cairo_clip_preserve(context)
    cairo_fill(context)
    cairo_restore(context)
  }
}
