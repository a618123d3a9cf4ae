internal import CPango

extension Font {
  /// The names of the font families that are installed or registered, in alphabetical order.
  public static var familyNames: [String] {
    TextEngine.withShared { engine in
      var (list, count) = (
        UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?.none, Int32(0)
      )
      pango_context_list_families(engine.context, &list, &count)
      defer { g_free(list) }
      guard let list else { return [] }
      return (0..<Int(count)).compactMap { index in
        list[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }.sorted()
    }
  }
}
