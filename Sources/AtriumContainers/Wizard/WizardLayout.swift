import AtriumControls
import AtriumKit

/// The view of a wizard that does not make its own view: the page above a row of buttons.
@MainActor
enum WizardLayout {
  /// The space around the buttons, in points.
  private static let margin = 16.0

  static func install(in wizard: WizardController) {
    guard let view = wizard.viewIfLoaded else { return }
    let (page, previous) = (View(), Button(title: String(localized: "Previous")))
    let next = Button(title: String(localized: "Next"), configuration: .filled())
    let done = Button(title: String(localized: "Done"), configuration: .filled())
    for added in [page, previous, next, done] as [View] {
      added.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(added)
    }
    let safe = view.safeAreaLayoutGuide
    var constraints = [
      page.topAnchor.constraint(equalTo: view.topAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: previous.topAnchor, constant: -margin),
      previous.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
    ]
    for button in [next, done] {
      constraints.append(
        button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin))
    }
    for button in [previous, next, done] {
      constraints.append(
        button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -margin))
    }
    LayoutConstraint.activate(constraints)
    wizard.placeholderViews = [page]
    (wizard.previousButton, wizard.nextButton, wizard.doneButton) = (previous, next, done)
  }
}
