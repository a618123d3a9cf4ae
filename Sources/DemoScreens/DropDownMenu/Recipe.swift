/// A recipe of *DropDown*.
struct Recipe {
  /// A course, which is a section of the menu.
  struct Course {
    var title: String
    var recipes: [Recipe]
  }

  var title: String
  /// The preparation time and the number of servings.
  var note: String
  /// The name of the colour of the illustration.
  var colorName: String
  var ingredients: [String]
  var steps: [String]

  static let courses = [
    Course(
      title: "Before",
      recipes: [
        Recipe(
          title: "Lentil soup", note: "40 minutes, for four", colorName: "ochre",
          ingredients: ["250 g red lentils", "2 carrots", "1 onion", "cumin", "1 lemon"],
          steps: [
            "Fry the onion and the carrots until they smell sweet, then the cumin for a minute.",
            "Add the lentils and a litre of water; simmer for half an hour.",
            "Purée half of it, and finish with the lemon.",
          ]),
        Recipe(
          title: "Fig salad", note: "15 minutes, for two", colorName: "plum",
          ingredients: ["6 figs", "rocket", "walnuts", "goat's cheese", "olive oil"],
          steps: [
            "Quarter the figs and toast the walnuts.",
            "Lay both on the rocket, crumble the cheese over it, and pour the oil.",
          ]),
      ]),
    Course(
      title: "Main",
      recipes: [
        Recipe(
          title: "Couscous", note: "50 minutes, for six", colorName: "clay",
          ingredients: ["500 g couscous", "chickpeas", "courgettes", "tomatoes", "ras el hanout"],
          steps: [
            "Cook the vegetables with the spices in a little water, the chickpeas last.",
            "Pour boiling broth over the couscous, cover it, and wait for ten minutes.",
            "Fluff it with a fork, and serve the vegetables in the middle.",
          ]),
        Recipe(
          title: "Stuffed peppers", note: "1 hour, for four", colorName: "sage",
          ingredients: ["4 peppers", "rice", "mint", "pine nuts", "tomatoes"],
          steps: [
            "Cook the rice for ten minutes only, and mix it with mint, nuts and tomatoes.",
            "Fill the peppers, and bake them for forty minutes.",
          ]),
      ]),
    Course(
      title: "After",
      recipes: [
        Recipe(
          title: "Éclairs", note: "1 hour, for eight", colorName: "sea",
          ingredients: ["flour", "butter", "4 eggs", "cream", "dark chocolate"],
          steps: [
            "Stir flour into boiling water with butter, and beat in the eggs one by one.",
            "Bake long strips until they are hollow; fill them when they are cold.",
          ]),
        Recipe(
          title: "Oranges", note: "5 minutes, for two", colorName: "sky",
          ingredients: ["3 oranges", "cinnamon", "orange-blossom water"],
          steps: ["Slice the oranges, sprinkle both over them, and wait for an hour."]),
      ]),
  ]
}
