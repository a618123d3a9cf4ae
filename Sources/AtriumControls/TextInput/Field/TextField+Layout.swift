import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension TextField {
  private var isClearButtonVisible: Bool {
    isEnabled && interaction.editor.hasText && isShown(clearButtonMode)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var sideInset: Double {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 6
    case .roundedRect: 10
    }
  }

  private func size(of view: View?, _ mode: ViewMode, in bounds: Rect) -> Size? {
    guard let view, isShown(mode) else { return nil }
    let fitted = view.sizeThatFits(Size(width: bounds.height, height: bounds.height))
    let width = min(max(0, fitted.width), bounds.width / 3)
    guard width > 0 else { return nil }
    return Size(width: width, height: min(view.sizeThatFits(bounds.size).height, bounds.height))
  }

  func defaultLeftViewRect(in bounds: Rect) -> Rect {
    let size = size(of: leftView, leftViewMode, in: bounds) ?? .zero
    let inset = min(sideInset, bounds.width / 2)
    return mirrored(
      Rect(
        x: bounds.minX + inset, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height), in: bounds)
  }

  func defaultRightViewRect(in bounds: Rect) -> Rect {
    let size = size(of: rightView, rightViewMode, in: bounds) ?? .zero
    let inset = min(sideInset, bounds.width / 2)
    return mirrored(
      Rect(
        x: bounds.maxX - inset - size.width, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height), in: bounds)
  }

  func defaultClearButtonRect(in bounds: Rect) -> Rect {
    let side = TextFieldClearButton.side
    return mirrored(
      Rect(
        x: bounds.maxX - side - (borderStyle == .none ? 0 : 4), y: bounds.midY - side / 2,
        width: side, height: side), in: bounds)
  }

  /// Returns the area between the borders and the side views.
  func defaultTextRect(in bounds: Rect) -> Rect {
    let area = bounds.insetBy(dx: min(sideInset, bounds.width / 2), dy: 0)
    var (left, right) = (area.minX, area.maxX)
    if size(of: leftView, leftViewMode, in: bounds) != nil {
      left = mirrored(leftViewRect(forBounds: bounds), in: bounds).maxX + 4
    }
    if isClearButtonVisible {
      right = mirrored(clearButtonRect(forBounds: bounds), in: bounds).minX
      if borderStyle == .none { right -= 4 }
    } else if size(of: rightView, rightViewMode, in: bounds) != nil {
      right = mirrored(rightViewRect(forBounds: bounds), in: bounds).minX - 4
    }
    return mirrored(
      Rect(x: left, y: area.minY, width: max(0, right - left), height: area.height), in: bounds)
  }

  func currentTextRect(in bounds: Rect) -> Rect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  var textArea: Rect { currentTextRect(in: bounds) }

  /// Lays out the clear button and the side views.
  func layOutSides() {
    clearButton.isHidden = !isClearButtonVisible
    clearButton.frame = clearButtonRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !isShown(rightViewMode) || isClearButtonVisible
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  var textOrigin: Point {
    let (area, size) = (textArea, interaction.editor.contentSize)
    let y = pixelAligned(area.midY - size.height / 2)
    let room = area.width - size.width - CaretView.width(at: traitCollection.displayScale)
    guard room > 0 else { return Point(x: area.minX - scrollOffset, y: y) }
    let x =
      switch textAlignment {
      case .left: 0.0
      case .center: room / 2
      case .right: room
      case .natural, .justified: interaction.editor.isRightToLeft(at: 0) ? room : 0
      }
    return Point(x: area.minX + x, y: y)
  }

  /// Limits the scroll offset so that long text leaves no gap, and reveals the caret if requested (TX-41).
  func keepFilled(revealsCaret: Bool) {
    let (area, size) = (textArea, interaction.editor.contentSize)
    let most = size.width + CaretView.width(at: traitCollection.displayScale) - area.width
    guard most > 0 else {
      scrollOffset = 0
      return
    }
    if isEditing, revealsCaret {
      let x = interaction.editor.caretRect.minX
      if x < scrollOffset {
        scrollOffset = x - area.width / 8
      } else if x > scrollOffset + area.width - 1 {
        scrollOffset = x - area.width + area.width / 8
      }
    }
    scrollOffset = min(max(0, scrollOffset), most)
  }

  func scrollForDrag(lines: Point) {
    scrollOffset += lines.x * font.lineHeight
    keepFilled(revealsCaret: false)
    setNeedsLayout()
    setNeedsDisplay()
  }

  func drawBorder(in canvas: borrowing Canvas) {
    guard borderStyle != .none, bounds.width > 2, bounds.height > 2 else { return }
    let width = isEditing ? 2.0 : 1
    let inset = width / 2
    let path =
      borderStyle == .roundedRect
      ? Path(
        roundedRect: bounds.insetBy(dx: inset, dy: inset),
        cornerRadius: max(0, cornerRadius - inset))
      : Path(roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: 0)
    if borderStyle != .line {
      canvas.fill(path, with: isEnabled ? theme.surface : theme.fill)
    }
    let color = isEditing ? theme.focusRing : isHovered && isEnabled ? theme.track : theme.outline
    canvas.stroke(path, with: color, width: width)
  }
}

extension Theme {
  /// Returns the background colour of selected text: an accent tint, or grey without the focus (TX-14).
  func selection(isFocused: Bool) -> Color {
    isFocused ? surface.mixed(with: accent, by: 0.32) : surface.mixed(with: label, by: 0.16)
  }
}
