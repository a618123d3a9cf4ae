internal import AtriumGeometry
internal import CPango

extension TextRun {
  /// Adds the run's attributes to a list.
  ///
  /// - Parameters:
  ///   - list: Pango's list of attributes.
  ///   - request: The request that contains the run.
  ///   - lineHeight: The height of the run's lines, in points; nil for the natural height.
  func add(to list: OpaquePointer?, of request: TextRequest, lineHeight: Double?) {
    let start = request.laidOutOffset(range.lowerBound)
    let end = request.laidOutOffset(range.upperBound)
    guard start < end else { return }
    for case let attribute? in attributes(in: request.font, lineHeight: lineHeight) {
      attribute.pointee.start_index = UInt32(clamping: start)
      attribute.pointee.end_index = UInt32(clamping: end)
      pango_attr_list_insert(list, attribute)
    }
  }

  private func attributes(
    in base: Font, lineHeight: Double?
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    // All text is shaped at one size, so lengths are converted from the size of the text's font to that size.
    let factor = base.shapingFactor
    func units(_ points: Double) -> Int32 {
      let limit = TextEngine.shapingSize * 64
      let exact = points.isFinite ? min(max(points / factor, -limit), limit) : 0
      return Int32((exact * Double(PANGO_SCALE)).rounded())
    }
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let font {
      let description = font.makeDescription()
      let size = TextEngine.shapingSize * font.shapingFactor / factor
      pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
      result.append(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if let features = font.featureList { result.append(pango_attr_font_features_new(features)) }
    }
    let spacing = tracking + (font?.tracking ?? 0)
    if spacing != 0 { result.append(pango_attr_letter_spacing_new(units(spacing))) }
    if baselineOffset != 0 { result.append(pango_attr_rise_new(units(baselineOffset))) }
    if isUnderlined { result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if isStruckThrough { result.append(pango_attr_strikethrough_new(1)) }
    if let (red, green, blue, _) = underlineColor?.components {
      result.append(pango_attr_underline_color_new(red, green, blue))
    }
    if let (red, green, blue, _) = strikethroughColor?.components {
      result.append(pango_attr_strikethrough_color_new(red, green, blue))
    }
    if let lineHeight {
      result.append(pango_attr_line_height_new_absolute(max(1, units(lineHeight))))
    }
    if let attachment {
      var area = PangoRectangle()
      (area.width, area.height) = (
        max(0, units(attachment.bounds.width)), max(0, units(attachment.bounds.height))
      )
      area.y = units(-attachment.bounds.maxY)
      result.append(pango_attr_shape_new(&area, &area))
    }
    if let color {
      let (red, green, blue, alpha) = color.components
      result.append(pango_attr_foreground_new(red, green, blue))
      // Pango treats an alpha of zero as unset.
      result.append(pango_attr_foreground_alpha_new(max(1, alpha)))
    }
    if let backgroundColor, backgroundColor.alpha > 0 {
      let (red, green, blue, alpha) = backgroundColor.components
      result.append(pango_attr_background_new(red, green, blue))
      result.append(pango_attr_background_alpha_new(max(1, alpha)))
    }
    return result
  }
}

extension Color {
  /// The components in Pango's range.
  fileprivate var components: (UInt16, UInt16, UInt16, UInt16) {
    func component(_ value: Double) -> UInt16 { UInt16((value.clampedToUnit * 65_535).rounded()) }
    return (component(red), component(green), component(blue), component(alpha))
  }
}

extension TextRequest {
  /// Returns the offset of a byte in the text that Pango lays out, where paragraphs may be joined.
  func laidOutOffset(_ offset: Int) -> Int {
    let offset = min(max(0, offset), text.utf8.count)
    guard ellipsis != nil, maximumLines > 0 else { return offset }
    var (source, target) = (0, 0)
    for paragraph in paragraphs {
      let length = paragraph.utf8.count
      if offset <= source + length { return target + offset - source }
      // A paragraph separator becomes a line separator of three bytes.
      let next = text.utf8.index(text.utf8.startIndex, offsetBy: source + length)
      source += length + text[next].utf8.count
      target += length + 3
    }
    return target
  }
}
