// The properties that these classes override have other types than in UIKit. So the file imports the toolkit's module
// and writes the toolkit's types.
import AtriumControls
import UIKit

final class InsetLabel: UILabel {
  override var text: String { didSet { changes += 1 } }
  var changes = 0
}

final class RoundedSlider: UISlider {
  override var value: Double { didSet { log.append(value) } }
  var log: [Double] = []
}
