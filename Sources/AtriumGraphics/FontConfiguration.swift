internal import CPango

/// The font configuration of the process: font directories and fallback fonts.
///
/// The user's own configuration is not read: it sets antialiasing and hinting, and screenshots must
/// not depend on these settings. Each launch is also 3 ms faster, since the forty files of the user's
/// configuration are not parsed.
enum FontConfiguration {
  /// Makes this configuration the current configuration of the process.
  ///
  /// Call this method before the first font map is made. A new font map loads the current configuration in
  /// a thread, so replacing the configuration afterwards (`pango_fc_font_map_set_config`) would cost 5 ms
  /// more.
  static func install() {
    guard let config = FcConfigCreate() else { return }
    defer { FcConfigDestroy(config) }
    // If no font is found, the fonts are in other directories. The system's configuration lists
    // them, so it stays the current configuration.
    if load(rules, into: config), FcConfigBuildFonts(config) == FcTrue,
      let fonts = FcConfigGetFonts(config, FcSetSystem), fonts.pointee.nfont > 0
    {
      FcConfigSetCurrent(config)
    }
    _ = load(completions, into: FcConfigGetCurrent())
  }

  /// Returns the families for Pango's description of a font.
  ///
  /// Of the families of the system's fonts only the first is left, since the configuration appends the others. Pango
  /// looks up the height of a line by the name of the family that it found. If the description has the same
  /// name, Pango searches the fonts once instead of twice; a search executes about 7 million instructions.
  static func described(_ families: String) -> String {
    guard completed.contains(families) else { return families }
    return String(families.prefix { $0 != "," })
  }

  private static let completed = [Font.systemFamilies, Font.monospacedFamilies]

  /// The rules that append the other families of a system's font to its first family.
  private static var completions: String {
    let matches = completed.map { list in
      let families = list.split(separator: ", ").map { "<string>\($0)</string>" }
      return """
        <match target="pattern">
          <test name="family" qual="first">\(families[0])</test>
          <edit name="family" mode="append" binding="strong">\(families.dropFirst().joined())</edit>
        </match>
        """
    }
    return "<fontconfig>\(matches.joined())</fontconfig>"
  }

  private static func load(_ rules: String, into config: OpaquePointer?) -> Bool {
    rules.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: rules.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(config, $0, FcTrue)
      }
    } == FcTrue
  }

  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern">
        <test name="lang" compare="contains"><string>ja</string></test>
        <edit name="family" mode="append_last"><string>Noto Sans CJK JP</string></edit>
      </match>
      <match target="pattern">
        <test name="lang" compare="contains"><string>ko</string></test>
        <edit name="family" mode="append_last"><string>Noto Sans CJK KR</string></edit>
      </match>
      <match target="pattern">
        <test name="lang" compare="contains"><string>zh-tw</string></test>
        <edit name="family" mode="append_last"><string>Noto Sans CJK TC</string></edit>
      </match>
      <match target="pattern">
        <edit name="family" mode="append_last">
          <string>Noto Sans</string>
          <string>Noto Sans Arabic</string>
          <string>Noto Sans Hebrew</string>
          <string>Noto Sans Devanagari</string>
          <string>Noto Sans Thai</string>
          <string>Noto Sans CJK SC</string>
          <string>Noto Sans Symbols</string>
          <string>Noto Sans Symbols2</string>
          <string>Noto Sans Math</string>
          <string>DejaVu Sans</string>
        </edit>
      </match>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
      </match>
    </fontconfig>
    """
}
