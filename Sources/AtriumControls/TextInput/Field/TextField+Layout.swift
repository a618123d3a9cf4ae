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

  private func width(of view: View?, _ mode: ViewMode) -> Double {
    guard let view, isShown(mode) else { return 0 }
    let fitted = view.sizeThatFits(Size(width: bounds.height, height: bounds.height))
    return min(max(0, fitted.width), bounds.width / 3)
  }

  /// The area for the text, in coordinates of a left-to-right layout.
  private var unmirroredArea: Rect {
    var area = bounds.insetBy(dx: min(sideInset, bounds.width / 2), dy: 0)
    let left = width(of: leftView, leftViewMode)
    if left > 0 {
      area.origin.x += left + 4
      area.size.width -= left + 4
    }
    var right = isClearButtonVisible ? TextFieldClearButton.side - sideInset + 4 : 0
    if right == 0 {
      right = width(of: rightView, rightViewMode)
      if right > 0 { right += 4 }
    }
    area.size.width = max(0, area.width - right)
    return area
  }

  var textArea: Rect { mirrored(unmirroredArea) }

  /// Lays out the clear button and the side views.
  func layOutSides() {
    let area = unmirroredArea
    clearButton.isHidden = !isClearButtonVisible
    let side = TextFieldClearButton.side
    clearButton.frame = mirrored(
      Rect(
        x: bounds.maxX - side - (borderStyle == .none ? 0 : 4), y: bounds.midY - side / 2,
        width: side, height: side))
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)]
    {
      guard let view else { continue }
      view.isHidden = !isShown(mode) || !isLeft && isClearButtonVisible
      let width = width(of: view, mode)
      let height = min(view.sizeThatFits(bounds.size).height, bounds.height)
      view.frame = mirrored(
        Rect(
          x: isLeft ? area.minX - 4 - width : area.maxX + 4,
          y: ((bounds.height - height) / 2).rounded(), width: width, height: height))
    }
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
  /// Returns the background colour of selected text: tinted with the accent colour, or grey without the focus
  /// (TX-14).
  func selection(isFocused: Bool) -> Color {
    isFocused ? surface.mixed(with: accent, by: 0.32) : surface.mixed(with: label, by: 0.16)
  }
}
