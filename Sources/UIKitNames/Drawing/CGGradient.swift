public import Atrium

/// A colour space; only RGB is supported.
public final class CGColorSpace: Sendable {
  /// The name of the colour space in which the toolkit draws.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Makes a colour space; every name gives the same colour space.
  public init?(name: CFString) {}
  init() {}
}

/// Returns the colour space in which the toolkit draws.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour continues before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at offsets, which a context draws along a line or as a radial gradient.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Makes a gradient; nil if there are no colours, or if the number of offsets differs from the number of colours.
  ///
  /// - Parameters:
  ///   - space: This parameter is ignored.
  ///   - colors: The colours.
  ///   - locations: The offsets, from 0 to 1; nil spaces the colours evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [Double]?) {
    let colors = colors.compactMap { $0 as? Color }
    let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let offsets = locations ?? even
    guard !colors.isEmpty, offsets.count == colors.count else { return nil }
    stops = zip(offsets, colors).map { Gradient.Stop(offset: $0, color: $1) }
      .sorted { $0.offset < $1.offset }
  }

  /// Makes a gradient from the components of its colours; nil if there are too few colours, components or offsets.
  ///
  /// The components are red, green, blue and alpha, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: This parameter is ignored.
  ///   - components: Four components for each colour.
  ///   - locations: The offsets, from 0 to 1; nil spaces the colours evenly.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [Double], locations: [Double]?,
    count: Int
  ) {
    guard count > 0, components.count / 4 >= count else { return nil }
    let colors = (0..<count).map { index in
      Color(
        red: components[index * 4], green: components[index * 4 + 1],
        blue: components[index * 4 + 2], alpha: components[index * 4 + 3])
    }
    self.init(
      colorsSpace: space, colors: colors, locations: locations.map { Array($0.prefix(count)) })
  }
}

extension GraphicsContext {
  /// The distance to which a gradient continues beyond its ends, in points.
  private static let far = 1e5

  /// Fills the clipping area with a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - start: The beginning of the line.
  ///   - end: The end of the line.
  ///   - options: Whether the colours continue beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: Point, end: Point, options: CGGradientDrawingOptions
  ) {
    let length = (end - start).length
    guard length > 0 else { return }
    let along = (end - start) * (1 / length)
    let across = Point(x: -along.y, y: along.x) * GraphicsContext.far
    let first =
      options.contains(.drawsBeforeStartLocation) ? start - along * GraphicsContext.far : start
    let last = options.contains(.drawsAfterEndLocation) ? end + along * GraphicsContext.far : end
    var band = Path()
    band.move(to: first + across)
    for corner in [last + across, last - across, first - across] { band.addLine(to: corner) }
    band.close()
    canvas.fill(band, with: .linear(from: start, to: end, stops: gradient.stops))
  }

  /// Fills the clipping area with a gradient around a point.
  ///
  /// Both circles are centred on `endCenter`, and the colours begin at the radius of the first circle.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: This parameter is ignored.
  ///   - startRadius: The radius at which the colours begin, in points.
  ///   - endCenter: The centre of both circles.
  ///   - endRadius: The radius at which the colours end, in points.
  ///   - options: Whether the colours continue inside the first circle and outside the second.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: Point, startRadius: Double, endCenter: Point,
    endRadius: Double, options: CGGradientDrawingOptions
  ) {
    guard endRadius > startRadius, startRadius >= 0 else { return }
    let inner = startRadius / endRadius
    let stops = gradient.stops.map {
      Gradient.Stop(offset: inner + (1 - inner) * $0.offset, color: $0.color)
    }
    func circle(_ radius: Double) -> Rect {
      Rect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let outside = options.contains(.drawsAfterEndLocation) ? GraphicsContext.far : endRadius
    var ring = Path(ovalIn: circle(outside))
    if !options.contains(.drawsBeforeStartLocation), startRadius > 0 {
      ring.append(Path(ovalIn: circle(startRadius)))
    }
    saveGState()
    canvas.clip(to: ring, rule: .evenOdd)
    canvas.fill(
      circle(outside), with: .radial(center: endCenter, radius: endRadius, stops: stops))
    restoreGState()
  }
}
