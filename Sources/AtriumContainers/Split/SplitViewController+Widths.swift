extension SplitViewController {
  /// The value of a preference that is not set: the negative of the maximum finite `Float` (S-3).
  public nonisolated static let automaticDimension = -Double(Float.greatestFiniteMagnitude)

  // MARK: Primary column

  /// The preferred width of the primary column, in points; only for styles with columns (S-10).
  public var preferredPrimaryColumnWidth: Double {
    get { widths[.primary].width }
    set { widths[.primary].width = newValue }
  }

  /// The preferred fraction of the view's width for the primary column, 0 … 1.
  public var preferredPrimaryColumnWidthFraction: Double {
    get { widths[.primary].fraction }
    set { widths[.primary].fraction = newValue }
  }

  /// The minimum width of the primary column, in points.
  public var minimumPrimaryColumnWidth: Double {
    get { widths[.primary].minimum }
    set { widths[.primary].minimum = newValue }
  }

  /// The maximum width of the primary column, in points.
  public var maximumPrimaryColumnWidth: Double {
    get { widths[.primary].maximum }
    set { widths[.primary].maximum = newValue }
  }

  /// The width of the primary column, in points, even while the column is hidden (S-3).
  public var primaryColumnWidth: Double { columnWidth(.primary) }

  // MARK: Supplementary column

  /// The preferred width of the supplementary column, in points.
  ///
  /// Setting this property traps if the style has no supplementary column (S-5).
  public var preferredSupplementaryColumnWidth: Double {
    get { supplementary.width }
    set { supplementary.width = newValue }
  }

  /// The preferred fraction of the view's width for the supplementary column, 0 … 1.
  ///
  /// Setting this property traps if the style has no supplementary column.
  public var preferredSupplementaryColumnWidthFraction: Double {
    get { supplementary.fraction }
    set { supplementary.fraction = newValue }
  }

  /// The minimum width of the supplementary column, in points.
  ///
  /// Setting this property traps if the style has no supplementary column.
  public var minimumSupplementaryColumnWidth: Double {
    get { supplementary.minimum }
    set { supplementary.minimum = newValue }
  }

  /// The maximum width of the supplementary column, in points.
  ///
  /// Setting this property traps if the style has no supplementary column.
  public var maximumSupplementaryColumnWidth: Double {
    get { supplementary.maximum }
    set { supplementary.maximum = newValue }
  }

  /// The width of the supplementary column, in points, even while the column is hidden (S-3).
  ///
  /// The value is −1 if the style has no supplementary column.
  public var supplementaryColumnWidth: Double {
    style == .tripleColumn ? columnWidth(.supplementary) : -1
  }

  private var supplementary: SplitWidths.Preference {
    get { widths[.supplementary] }
    set {
      if style != .tripleColumn {
        fatalError(
          "Widths of a supplementary column are unsupported by \(nameInMessages), whose style is "
            + "\(style); make it with SplitViewController(style: .tripleColumn).")
      }
      widths[.supplementary] = newValue
    }
  }

  // MARK: Secondary column and inspector

  /// The minimum width of the secondary column beside other columns, in points; if it is not set, 280 applies.
  public var minimumSecondaryColumnWidth: Double {
    get { widths[.secondary].minimum }
    set { widths[.secondary].minimum = newValue }
  }

  /// The preferred width of the inspector, in points; if it is not set, 280 applies.
  public var preferredInspectorColumnWidth: Double {
    get { widths[.inspector].width }
    set { widths[.inspector].width = newValue }
  }

  /// The minimum width of the inspector, in points.
  public var minimumInspectorColumnWidth: Double {
    get { widths[.inspector].minimum }
    set { widths[.inspector].minimum = newValue }
  }

  /// The maximum width of the inspector, in points.
  public var maximumInspectorColumnWidth: Double {
    get { widths[.inspector].maximum }
    set { widths[.inspector].maximum = newValue }
  }

  /// The width of the inspector, in points, even while the inspector is hidden.
  public var inspectorColumnWidth: Double { columnWidth(.inspector) }
}
