/// The columns that the rows of a menu share, so that their titles are aligned.
struct MenuColumns {
  /// Whether a row has a mark, or may get a mark.
  private let hasMarks: Bool
  private let hasImages: Bool
  private let hasSubmenus: Bool

  @MainActor
  init(of rows: [MenuRow]) {
    var (hasMarks, hasImages, hasSubmenus) = (false, false, false)
    for row in rows {
      switch row {
      case .action(let action, let isRadio):
        if isRadio || action.state != .off { hasMarks = true }
        if action.image != nil { hasImages = true }
      case .submenu(let menu):
        hasSubmenus = true
        if menu.image != nil { hasImages = true }
      case .title, .separator, .placeholder: continue
      }
    }
    (self.hasMarks, self.hasImages, self.hasSubmenus) = (hasMarks, hasImages, hasSubmenus)
  }

  /// The distance between the leading edge of a row and its image.
  var imageStart: Double { MenuMetrics.inset + (hasMarks ? MenuMetrics.markWidth : 0) }
  /// The distance between the leading edge of a row and its title.
  var textStart: Double {
    imageStart + (hasImages ? MenuMetrics.imageSide + MenuMetrics.inset : 0)
  }
  /// The width of the column after the titles.
  var end: Double { hasSubmenus ? MenuMetrics.chevronWidth : 0 }
}
