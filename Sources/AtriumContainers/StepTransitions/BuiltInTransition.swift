import AtriumGeometry
import AtriumKit

/// A transition of the catalogue.
final class BuiltInTransition: StepTransition {
  private let ownName: String
  private let ownShortName: String
  private let recipe: TransitionRecipe

  init(_ name: String, shortName: String, _ recipe: TransitionRecipe) {
    (ownName, ownShortName, self.recipe) = (name, shortName, recipe)
  }

  override var name: String { ownName }
  override var shortName: String { ownShortName }

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
