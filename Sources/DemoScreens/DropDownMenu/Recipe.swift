import AtriumControls

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

  static var courses: [Course] {
    [
      Course(
        title: String(localized: "Before"),
        recipes: [
          Recipe(
            title: String(localized: "Lentil soup"),
            note: String(localized: "40 minutes, for four"), colorName: "ochre",
            ingredients: [
              String(localized: "250 g red lentils"), String(localized: "2 carrots"),
              String(localized: "1 onion"), String(localized: "cumin"),
              String(localized: "1 lemon"),
            ],
            steps: [
              String(
                localized:
                  "Fry the onion and the carrots until they smell sweet, then the cumin for a minute."
              ),
              String(localized: "Add the lentils and a litre of water; simmer for half an hour."),
              String(localized: "Purée half of it, and finish with the lemon."),
            ]),
          Recipe(
            title: String(localized: "Fig salad"), note: String(localized: "15 minutes, for two"),
            colorName: "plum",
            ingredients: [
              String(localized: "6 figs"), String(localized: "rocket"),
              String(localized: "walnuts"), String(localized: "goat's cheese"),
              String(localized: "olive oil"),
            ],
            steps: [
              String(localized: "Quarter the figs and toast the walnuts."),
              String(
                localized: "Lay both on the rocket, crumble the cheese over it, and pour the oil."),
            ]),
        ]),
      Course(
        title: String(localized: "Main"),
        recipes: [
          Recipe(
            title: String(localized: "Couscous"), note: String(localized: "50 minutes, for six"),
            colorName: "clay",
            ingredients: [
              String(localized: "500 g couscous"), String(localized: "chickpeas"),
              String(localized: "courgettes"), String(localized: "tomatoes"),
              String(localized: "ras el hanout"),
            ],
            steps: [
              String(
                localized:
                  "Cook the vegetables with the spices in a little water, the chickpeas last."),
              String(
                localized:
                  "Pour boiling broth over the couscous, cover it, and wait for ten minutes."),
              String(localized: "Fluff it with a fork, and serve the vegetables in the middle."),
            ]),
          Recipe(
            title: String(localized: "Stuffed peppers"),
            note: String(localized: "1 hour, for four"), colorName: "sage",
            ingredients: [
              String(localized: "4 peppers"), String(localized: "rice"), String(localized: "mint"),
              String(localized: "pine nuts"), String(localized: "tomatoes"),
            ],
            steps: [
              String(
                localized:
                  "Cook the rice for ten minutes only, and mix it with mint, nuts and tomatoes."),
              String(localized: "Fill the peppers, and bake them for forty minutes."),
            ]),
        ]),
      Course(
        title: String(localized: "After"),
        recipes: [
          Recipe(
            title: String(localized: "Éclairs"), note: String(localized: "1 hour, for eight"),
            colorName: "sea",
            ingredients: [
              String(localized: "flour"), String(localized: "butter"), String(localized: "4 eggs"),
              String(localized: "cream"), String(localized: "dark chocolate"),
            ],
            steps: [
              String(
                localized:
                  "Stir flour into boiling water with butter, and beat in the eggs one by one."),
              String(
                localized: "Bake long strips until they are hollow; fill them when they are cold."),
            ]),
          Recipe(
            title: String(localized: "Oranges"), note: String(localized: "5 minutes, for two"),
            colorName: "sky",
            ingredients: [
              String(localized: "3 oranges"), String(localized: "cinnamon"),
              String(localized: "orange-blossom water"),
            ],
            steps: [
              String(localized: "Slice the oranges, sprinkle both over them, and wait for an hour.")
            ]),
        ]),
    ]
  }
}
