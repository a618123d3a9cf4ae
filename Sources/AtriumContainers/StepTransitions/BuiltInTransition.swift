import AtriumGeometry
import AtriumKit

/// One of the 48 transitions of the catalogue.
final class BuiltInTransition: StepTransition {
  private let ownName: String
  private let recipe: TransitionRecipe

  init(_ name: String, _ recipe: TransitionRecipe) {
    (ownName, self.recipe) = (name, recipe)
  }

  override var name: String { ownName }

  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    recipe.steps(
      TransitionCast(appearing: appearing, disappearing: disappearing, group: group), bounds)
  }
}

/// The views of a transition.
struct TransitionCast {
  let appearing: View?
  let disappearing: View?
  let group: View?
}
