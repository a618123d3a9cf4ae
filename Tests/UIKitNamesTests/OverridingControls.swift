// A file that overrides a property whose type differs from UIKit's imports the toolkit's module, and writes its type.
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
