/// The outlines of the symbols, by name.
///
/// The outlines were drawn for this project. A name with a suffix such as `.fill`, `.circle` or `.slash` is composed from
/// the outline without the suffix.
enum SymbolTable {
  /// Outlines that are drawn with lines.
  static let lines: [String: String] = [
    // Signs
    "plus": "M 12 4 L 12 20 M 4 12 L 20 12",
    "minus": "M 4 12 L 20 12",
    "multiply": "M 6 6 L 18 18 M 18 6 L 6 18",
    "divide": "M 4 12 L 20 12 O 12 6 1 O 12 18 1",
    "equal": "M 4 9 L 20 9 M 4 15 L 20 15",
    "percent": "M 18 5 L 6 19 O 7 7 2.6 O 17 17 2.6",
    "plus.forwardslash.minus": "M 7 3 L 7 11 M 3 7 L 11 7 M 19 4 L 5 20 M 13 18 L 21 18",
    "number": "M 9 4 L 7 20 M 17 4 L 15 20 M 4 9 L 20 9 M 4 15 L 20 15",
    "xmark": "M 5 5 L 19 19 M 19 5 L 5 19",
    "checkmark": "M 4 13 L 10 19 20 5",
    "info": "M 12 10.5 L 12 18 O 12 6 0.6",
    "questionmark":
      "M 8.5 8.5 C 8.5 3.5 15.5 3.5 15.5 8.5 C 15.5 11.5 12 11.5 12 14.5 O 12 18.6 0.6",
    "exclamationmark": "M 12 4.5 L 12 14 O 12 18.6 0.6",
    "ellipsis": "O 5 12 1.1 O 12 12 1.1 O 19 12 1.1",
    // Arrows
    "chevron.right": "M 8.5 4 L 16 12 8.5 20",
    "chevron.left": "M 15.5 4 L 8 12 15.5 20",
    "chevron.up": "M 4 15.5 L 12 8 20 15.5",
    "chevron.down": "M 4 8.5 L 12 16 20 8.5",
    "chevron.up.chevron.down": "M 7 9 L 12 4 17 9 M 7 15 L 12 20 17 15",
    "arrow.right": "M 4 12 L 20 12 M 13 5 L 20 12 13 19",
    "arrow.left": "M 20 12 L 4 12 M 11 5 L 4 12 11 19",
    "arrow.up": "M 12 20 L 12 4 M 5 11 L 12 4 19 11",
    "arrow.down": "M 12 4 L 12 20 M 5 13 L 12 20 19 13",
    "arrow.up.right": "M 6 18 L 18 6 M 8 6 L 18 6 18 16",
    "arrow.clockwise": "A 12 12.5 8 -60 240 M 16.5 2 L 16.2 6.2 20.4 6.8",
    "arrow.counterclockwise": "A 12 12.5 8 -60 240 M 7.5 2 L 7.8 6.2 3.6 6.8",
    "arrow.uturn.left": "M 9 14 L 4 9 9 4 M 4 9 L 15 9 C 22 9 22 20 15 20 L 10 20",
    "arrow.uturn.right": "M 15 14 L 20 9 15 4 M 20 9 L 9 9 C 2 9 2 20 9 20 L 14 20",
    "arrow.triangle.2.circlepath":
      "A 12 12 8 -160 -20 A 12 12 8 20 160 M 20 4 L 19.6 9.2 14.5 8.6 M 4 20 L 4.4 14.8 9.5 15.4",
    "arrow.up.arrow.down": "M 7 20 L 7 4 M 3 8 L 7 4 11 8 M 17 4 L 17 20 M 13 16 L 17 20 21 16",
    "arrow.left.arrow.right": "M 20 7 L 4 7 M 8 3 L 4 7 8 11 M 4 17 L 20 17 M 16 13 L 20 17 16 21",
    "shuffle":
      "M 3 7 L 7 7 17 17 21 17 M 3 17 L 7 17 17 7 21 7 M 18 4 L 21 7 18 10 M 18 14 L 21 17 18 20",
    "repeat": "M 4 11 L 4 8 20 8 M 17 5 L 20 8 17 11 M 20 13 L 20 16 4 16 M 7 13 L 4 16 7 19",
    // Actions
    "square.and.arrow.up":
      "M 8 10 L 5 10 5 21 19 21 19 10 16 10 M 12 15 L 12 3 M 8 6.5 L 12 3 16 6.5",
    "square.and.arrow.down":
      "M 8 10 L 5 10 5 21 19 21 19 10 16 10 M 12 3 L 12 15 M 8 11.5 L 12 15 16 11.5",
    "square.and.pencil": "M 12 5 L 4 5 4 20 19 20 19 12 M 9 15 L 9.5 12 18 3.5 20.5 6 12 14.5 Z",
    "magnifyingglass": "O 10 10 6.5 M 15 15 L 21 21",
    "link":
      "M 10 14 L 14 10 M 11 7 L 14 4 C 18 0.5 23.5 6 20 10 L 17 13 M 13 17 L 10 20 C 6 23.5 0.5 18 4 14 L 7 11",
    "paperclip":
      "M 19 11 L 11 19 C 7 23 1 17 5 13 L 13.5 4.5 C 16.5 1.5 21 6 18 9 L 10 17 C 8.5 18.5 6 16 7.5 14.5 L 15 7",
    "slider.horizontal.3":
      "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18 O 8 6 1.6 O 16 12 1.6 O 10 18 1.6",
    "line.3.horizontal": "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5",
    "line.3.horizontal.decrease": "M 4 7 L 20 7 M 7 12 L 17 12 M 10 17 L 14 17",
    "list.bullet": "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18 O 4 6 0.7 O 4 12 0.7 O 4 18 0.7",
    "text.alignleft": "M 4 5 L 20 5 M 4 10 L 14 10 M 4 15 L 20 15 M 4 20 L 14 20",
    "text.aligncenter": "M 4 5 L 20 5 M 7 10 L 17 10 M 4 15 L 20 15 M 7 20 L 17 20",
    "textformat": "M 3 19 L 8.5 5 14 19 M 5 14.5 L 12 14.5 O 17.5 16 2.8 M 20.3 12.8 L 20.3 19",
    "keyboard":
      "R 2.5 6 19 12 2 M 8 15 L 16 15 M 6 9.5 L 6.2 9.5 M 10 9.5 L 10.2 9.5 M 14 9.5 L 14.2 9.5 M 18 9.5 L 18.2 9.5",
    "gear":
      "O 12 12 3 O 12 12 6.8 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12 M 5 5 L 7 7 M 17 17 L 19 19 M 19 5 L 17 7 M 7 17 L 5 19",
    // Weather and nature
    "sun.max":
      "O 12 12 4.2 M 12 2 L 12 4.5 M 12 19.5 L 12 22 M 2 12 L 4.5 12 M 19.5 12 L 22 12 M 5 5 L 6.7 6.7 M 17.3 17.3 L 19 19 M 19 5 L 17.3 6.7 M 6.7 17.3 L 5 19",
    "cloud.rain":
      "M 7 14.5 C 1.5 14.5 1.5 8 7 8 C 7.5 2 16 2 17 7.5 C 22 7.5 22.5 14.5 17 14.5 Z M 8 17.5 L 7 20.5 M 12 17.5 L 11 20.5 M 16 17.5 L 15 20.5",
    "cloud.snow":
      "M 7 14.5 C 1.5 14.5 1.5 8 7 8 C 7.5 2 16 2 17 7.5 C 22 7.5 22.5 14.5 17 14.5 Z O 8 18 0.6 O 12 20 0.6 O 16 18 0.6",
    "cloud.bolt":
      "M 7 14.5 C 1.5 14.5 1.5 8 7 8 C 7.5 2 16 2 17 7.5 C 22 7.5 22.5 14.5 17 14.5 Z M 13 14.5 L 10.5 18 13.5 18 11 21.5",
    "cloud.fog":
      "M 7 13 C 1.5 13 1.5 7 7 7 C 7.5 1 16 1 17 6.5 C 22 6.5 22.5 13 17 13 Z M 4 17 L 20 17 M 6 20.5 L 18 20.5",
    "cloud.sun":
      "M 8 20 C 3.5 20 3.5 14.5 8 14.5 C 8.5 9.5 15.5 9.5 16 14 C 20.5 14 20.5 20 16 20 Z A 15 8 3.6 -170 60 M 15 1.5 L 15 2.7 M 20 3.5 L 19.2 4.3 M 22 8 L 20.8 8",
    "wind":
      "M 3 9 L 14 9 C 18.5 9 18.5 3.5 14.5 4 M 3 13 L 18 13 C 22.5 13 22 18.5 18 18 M 3 17 L 10 17 C 13.5 17 13.5 21.5 10 21",
    "snowflake": "M 12 2.5 L 12 21.5 M 4 7.3 L 20 16.7 M 4 16.7 L 20 7.3",
    "thermometer":
      "M 9.5 14 L 9.5 5 C 9.5 2 14.5 2 14.5 5 L 14.5 14 C 18 17.5 15.5 21.5 12 21.5 C 8.5 21.5 6 17.5 9.5 14 Z M 12 9 L 12 17",
    "sunrise": "M 3 18 L 21 18 A 12 18 5 180 360 M 12 3 L 12 9 M 9.5 5.5 L 12 3 14.5 5.5",
    "sunset": "M 3 18 L 21 18 A 12 18 5 180 360 M 12 3 L 12 9 M 9.5 6.5 L 12 9 14.5 6.5",
    // Media
    "speaker.wave.2":
      "M 3 9.5 L 6.5 9.5 11 5.5 11 18.5 6.5 14.5 3 14.5 Z A 11 12 4.5 -40 40 A 11 12 8.5 -45 45",
    "music.note": "M 9 18 L 9 5 19 3 19 15.5 O 6.5 18 2.5 O 16.5 15.5 2.5",
    "waveform": "M 4 10 L 4 14 M 8 6 L 8 18 M 12 3 L 12 21 M 16 7 L 16 17 M 20 10 L 20 14",
    "wifi": "A 12 19 3.5 -135 -45 A 12 19 8 -135 -45 A 12 19 12.5 -135 -45 O 12 19 0.6",
    "barcode":
      "M 4 5 L 4 19 M 8 5 L 8 19 M 11 5 L 11 19 M 15 5 L 15 19 M 17.5 5 L 17.5 19 M 20.5 5 L 20.5 19",
    "chart.line.uptrend.xyaxis": "M 3.5 3.5 L 3.5 20.5 20.5 20.5 M 7 15 L 11 10 14 13 20 6",
  ]

  /// Outlines that enclose areas, which the variants with `.fill` fill.
  static let shapes: [String: String] = [
    "circle": "O 12 12 9", "square": "R 4 4 16 16 3", "rectangle": "R 2.5 6 19 12 2",
    "app": "R 4 4 16 16 5", "capsule": "R 2 7 20 10 5", "triangle": "M 12 3.5 L 21.5 20 2.5 20 Z",
    "diamond": "M 12 2.5 L 21.5 12 12 21.5 2.5 12 Z",
    "hexagon": "M 12 2.5 L 20.5 7.2 20.5 16.8 12 21.5 3.5 16.8 3.5 7.2 Z",
    "octagon": "M 8.3 3 L 15.7 3 21 8.3 21 15.7 15.7 21 8.3 21 3 15.7 3 8.3 Z",
    "shield": "M 12 2.5 L 20 5.5 C 20 14 18 18.5 12 21.5 C 6 18.5 4 14 4 5.5 Z",
    "seal":
      "M 12 2.5 L 14.6 5.2 18.4 5 18.8 8.8 21.7 11.3 19.5 14.4 20 18.2 16.2 18.9 14 22 10.6 20.2 7 21.5 5.6 18 2.2 16.2 3.6 12.6 2.6 8.9 6.2 7.7 8.2 4.4 Z",
    "star": "M 12 2.5 L 14.8 8.9 21.7 9.6 16.5 14.2 18 21 12 17.5 6 21 7.5 14.2 2.3 9.6 9.2 8.9 Z",
    "heart":
      "M 12 20.5 C 1 13 2 4 7.5 4 C 10 4 11.5 5.7 12 7 C 12.5 5.7 14 4 16.5 4 C 22 4 23 13 12 20.5 Z",
    "house": "M 12 3.5 L 21.5 12 18.5 12 18.5 20.5 5.5 20.5 5.5 12 2.5 12 Z",
    "building": "M 6 3 L 18 3 18 21 6 21 Z",
    "building.2": "M 3 8 L 11 8 11 21 3 21 Z M 13 3 L 21 3 21 21 13 21 Z",
    "person": "O 12 7.5 4.2 M 3.5 20.5 C 4 12 20 12 20.5 20.5 Z",
    "person.2":
      "O 9 8 3.6 M 2 19.5 C 2.5 12.5 15.5 12.5 16 19.5 Z O 17 9 2.8 M 17.5 19.5 L 22 19.5 C 21.8 15.5 19.5 14 16.5 14",
    "person.3":
      "O 12 8 3 M 6.5 18.5 C 7 12.5 17 12.5 17.5 18.5 Z O 5 9.5 2.2 O 19 9.5 2.2 M 5 18.5 L 1.5 18.5 C 1.8 15 3.5 14 5.5 14 M 19 18.5 L 22.5 18.5 C 22.2 15 20.5 14 18.5 14",
    "person.crop.circle": "O 12 12 9.5 O 12 9.8 3.2 M 5.5 18.8 C 7.5 13.5 16.5 13.5 18.5 18.8",
    "person.crop.rectangle": "R 2.5 5 19 14 2 O 12 10 2.6 M 7 17 C 8.5 13 15.5 13 17 17",
    "bell":
      "M 3.5 17 C 7 15 4.5 4.5 12 4.5 C 19.5 4.5 17 15 20.5 17 Z M 10 20 C 11 21 13 21 14 20 M 12 3 L 12 4.5",
    "calendar": "R 3.5 5 17 16 2.5 M 3.5 10 L 20.5 10 M 8 3 L 8 6.5 M 16 3 L 16 6.5",
    "clock": "O 12 12 9.5 M 12 6.5 L 12 12.5 16 14.5",
    "alarm": "O 12 13 8 M 12 8.5 L 12 13.3 15 15 M 3 6 L 6.5 3 M 21 6 L 17.5 3",
    "timer": "O 12 13 8.5 M 12 13 L 12 8 M 10 2.5 L 14 2.5",
    "stopwatch": "O 12 13.5 8 M 12 13.5 L 12 9 M 10 2.5 L 14 2.5 M 12 2.5 L 12 5.5",
    "hourglass": "M 6 3 L 18 3 18 6 6 18 6 21 18 21 18 18 6 6 Z",
    "photo": "R 2.5 4.5 19 15 2 M 4 18 L 9 11 13 15.5 16 12.5 20.5 17.5 O 16 9 1.3",
    "camera": "M 2.5 8 L 7 8 8.5 5.5 15.5 5.5 17 8 21.5 8 21.5 19.5 2.5 19.5 Z O 12 13.3 3.6",
    "video": "R 2.5 6.5 13 11 2 M 16 11 L 21.5 7.5 21.5 16.5 16 13 Z",
    "film": "R 2.5 5 19 14 2 M 7 5 L 7 19 M 17 5 L 17 19 M 7 12 L 17 12",
    "folder": "M 2.5 5.5 L 9.5 5.5 11.5 8 21.5 8 21.5 19.5 2.5 19.5 Z",
    "doc": "M 5.5 2.5 L 14 2.5 18.5 7 18.5 21.5 5.5 21.5 Z M 14 2.5 L 14 7 18.5 7",
    "doc.text":
      "M 5.5 2.5 L 14 2.5 18.5 7 18.5 21.5 5.5 21.5 Z M 8.5 11 L 15.5 11 M 8.5 14.5 L 15.5 14.5 M 8.5 18 L 13 18",
    "doc.on.doc": "R 3 3 12 14 2 M 18 7 L 21 7 21 21 9 21 9 19.5",
    "note": "M 4 4 L 20 4 20 14 14 20 4 20 Z M 20 14 L 14 14 14 20",
    "note.text": "M 4 4 L 20 4 20 20 4 20 Z M 7.5 9 L 16.5 9 M 7.5 13 L 16.5 13 M 7.5 17 L 12 17",
    "list.bullet.rectangle":
      "R 2.5 4.5 19 15 2 M 9 9 L 18 9 M 9 12.5 L 18 12.5 M 9 16 L 18 16 M 6 9 L 6.2 9 M 6 12.5 L 6.2 12.5 M 6 16 L 6.2 16",
    "newspaper":
      "R 2.5 4.5 19 15 2 M 6 9 L 18 9 M 6 13 L 11 13 M 6 16 L 11 16 M 14 13 L 18 13 18 16 14 16 Z",
    "book":
      "M 12 6.5 C 9 4 5 4 2.5 5 L 2.5 18.5 C 6 17.5 9 17.5 12 19.5 C 15 17.5 18 17.5 21.5 18.5 L 21.5 5 C 19 4 15 4 12 6.5 Z M 12 6.5 L 12 19.5",
    "bookmark": "M 6.5 2.5 L 17.5 2.5 17.5 21.5 12 16.5 6.5 21.5 Z",
    "tag": "M 2.5 12.5 L 12 3 20.5 3.5 21 12 11.5 21.5 Z O 16.5 7.5 1.3",
    "flag": "M 5 21.5 L 5 3.5 19.5 3.5 16 8.5 19.5 13.5 5 13.5",
    "mappin": "O 12 7.5 4.5 M 12 12 L 12 21", "location": "M 21 3 L 3 10.5 11 13 13.5 21 Z",
    "map": "M 3 6 L 9 4 15 6 21 4 21 18 15 20 9 18 3 20 Z M 9 4 L 9 18 M 15 6 L 15 20",
    "globe":
      "O 12 12 9.5 M 2.5 12 L 21.5 12 M 12 2.5 C 6.5 8 6.5 16 12 21.5 C 17.5 16 17.5 8 12 2.5",
    "envelope": "R 2.5 5 19 14 2 M 3.5 6.5 L 12 13.5 20.5 6.5",
    "tray":
      "M 3 13 L 6 4.5 18 4.5 21 13 21 19.5 3 19.5 Z M 3 13 L 8.5 13 10 16 14 16 15.5 13 21 13",
    "archivebox": "R 2.5 4 19 4.5 1 M 4 8.5 L 4 20 20 20 20 8.5 M 9.5 12 L 14.5 12",
    "phone":
      "M 4 5 L 8 3 11 8 8.5 10.5 C 9.5 13 11 14.5 13.5 15.5 L 16 13 21 16 19 20 C 11 22 2 13 4 5 Z",
    "message":
      "M 12 3.5 C 24 3.5 24 17.5 12 17.5 C 11 17.5 10 17.4 9.2 17.2 L 4.5 20.5 5.3 15.8 C -0.5 11 3.5 3.5 12 3.5 Z",
    "bubble.left":
      "M 4.5 4 L 19.5 4 C 21 4 21.5 5 21.5 6 L 21.5 15 C 21.5 16.5 20.5 17 19.5 17 L 10.5 17 6 21 6 17 4.5 17 C 3 17 2.5 16 2.5 15 L 2.5 6 C 2.5 4.8 3.2 4 4.5 4 Z",
    "paperplane": "M 21.5 2.5 L 2.5 10.5 10 14 13.5 21.5 Z M 21.5 2.5 L 10 14",
    "lock": "R 5 10.5 14 10.5 2 M 8 10.5 L 8 8 C 8 2 16 2 16 8 L 16 10.5",
    "lock.open": "R 5 10.5 14 10.5 2 M 8 10.5 L 8 7 C 8 1.5 16 1.5 16 6",
    "key": "O 7.5 16.5 4.5 M 11 13 L 20 4 M 17 7 L 20 10 M 14.5 9.5 L 16.5 11.5",
    "eye": "M 1.5 12 C 6 4.5 18 4.5 22.5 12 C 18 19.5 6 19.5 1.5 12 Z O 12 12 3.2",
    "trash":
      "M 6 6.5 L 7 21 17 21 18 6.5 Z M 4 6.5 L 20 6.5 M 9 6.5 L 9.5 3.5 14.5 3.5 15 6.5 M 10 10.5 L 10.3 17 M 14 10.5 L 13.7 17",
    "pencil": "M 3.5 20.5 L 5 15.5 16 4.5 19.5 8 8.5 19 Z M 13.5 7 L 17 10.5",
    "gearshape":
      "O 12 12 3.2 M 10 2.5 L 14 2.5 14.6 5.4 17 6.8 19.8 5.8 21.8 9.2 19.6 11.2 19.6 13 21.8 15 19.8 18.3 17 17.3 14.6 18.7 14 21.5 10 21.5 9.4 18.7 7 17.3 4.2 18.3 2.2 15 4.4 13 4.4 11.2 2.2 9.2 4.2 5.8 7 6.8 9.4 5.4 Z",
    "wrench":
      "M 20 6 L 16.5 9.5 14.5 7.5 18 4 C 14 2 9.5 5 11 10 L 3.5 17.5 6.5 20.5 14 13 C 19 14.5 22 10 20 6 Z",
    "paintbrush":
      "M 20.5 3.5 L 10 12 12.5 14.5 Z M 9.5 13 C 5 13 6.5 18 3 19.5 C 7 22 13 20 11.5 15 Z",
    "scissors": "O 6 18 2.8 O 18 18 2.8 M 7.5 15.5 L 17 3 M 16.5 15.5 L 7 3",
    "moon":
      "M 19.5 14.5 C 11 17.5 6.5 10 10.5 3.5 C 1.5 5.5 1.5 20.5 12 20.8 C 15.8 20.8 18.5 18 19.5 14.5 Z",
    "cloud":
      "M 7 18.5 C 1 18.5 1 11 7 11 C 7.5 4.5 16.5 4.5 17.2 10.5 C 22.5 10.5 22.8 18.5 17 18.5 Z",
    "drop": "M 12 2.5 C 15 7.5 18.8 11 18.8 15 C 18.8 23.8 5.2 23.8 5.2 15 C 5.2 11 9 7.5 12 2.5 Z",
    "bolt": "M 14 2 L 4.5 13.5 11 13.5 10 22 19.5 10 12.5 10 Z",
    "flame":
      "M 12 2.5 C 13 7 18.5 9.5 18.5 15 C 18.5 23.5 5.5 23.5 5.5 15 C 5.5 12 7 10.5 8 8.5 C 9 10 10 10.5 10.5 11 C 11.5 8 11 5 12 2.5 Z",
    "leaf": "M 20 4 C 8 4 3 10 6 18 C 15 20 20 15 20 4 Z M 4 21 C 7 15 11 11 15 9",
    "pawprint":
      "O 6.5 10 2 O 17.5 10 2 O 9.8 6 2 O 14.2 6 2 M 12 11.5 C 15 11.5 18 17 16 19 C 14.5 20.5 9.5 20.5 8 19 C 6 17 9 11.5 12 11.5 Z",
    "cart": "M 5.8 7 L 21 7 18.5 15.5 8 15.5 Z M 2.5 4 L 5.2 4 8 15.5 O 9.5 19.3 1.3 O 17 19.3 1.3",
    "bag": "M 5 8 L 19 8 20 21 4 21 Z M 8.5 10 L 8.5 7 C 8.5 2 15.5 2 15.5 7 L 15.5 10",
    "gift":
      "R 3 7.5 18 4.5 1 M 5 12 L 5 21 19 21 19 12 M 12 7.5 L 12 21 M 12 7.5 C 6 7 8 1.5 12 7.5 C 16 1.5 18 7 12 7.5",
    "creditcard": "R 2.5 5 19 14 2 M 2.5 9.5 L 21.5 9.5 M 5.5 15 L 9 15",
    "banknote": "R 2.5 6 19 12 1 O 12 12 3",
    "briefcase": "R 2.5 7.5 19 12 2 M 8.5 7.5 L 8.5 4.5 15.5 4.5 15.5 7.5 M 2.5 13 L 21.5 13",
    "car":
      "M 3 17.5 L 3 12.5 5.5 11.5 7.5 6.5 16.5 6.5 18.5 11.5 21 12.5 21 17.5 Z M 5.5 11.5 L 18.5 11.5 O 7 17.5 1.6 O 17 17.5 1.6",
    "airplane":
      "M 21.5 12 C 21.5 10.8 20 10.5 18.5 10.5 L 15 10.5 10 3 8 3 10.5 10.5 6 10.5 4.5 8.5 3 8.5 4 12 3 15.5 4.5 15.5 6 13.5 10.5 13.5 8 21 10 21 15 13.5 18.5 13.5 C 20 13.5 21.5 13.2 21.5 12 Z",
    "play": "M 6.5 3.5 L 20.5 12 6.5 20.5 Z", "pause": "R 6 4 4.2 16 1 R 13.8 4 4.2 16 1",
    "stop": "R 5 5 14 14 2",
    "forward": "M 3 5.5 L 12 12 3 18.5 Z M 12 5.5 L 21 12 12 18.5 Z",
    "backward": "M 21 5.5 L 12 12 21 18.5 Z M 12 5.5 L 3 12 12 18.5 Z",
    "forward.end": "M 5 4.5 L 16 12 5 19.5 Z M 19 4.5 L 19 19.5",
    "backward.end": "M 19 4.5 L 8 12 19 19.5 Z M 5 4.5 L 5 19.5",
    "speaker": "M 4 9 L 8 9 14 4.5 14 19.5 8 15 4 15 Z",
    "mic": "R 8.5 2.5 7 12 3.5 A 12 11 7 0 180 M 12 18 L 12 21.5 M 8.5 21.5 L 15.5 21.5",
    "headphones": "M 3 17 L 3 12 C 3 1 21 1 21 12 L 21 17 R 3 14 4 7 1.5 R 17 14 4 7 1.5",
    "tv": "R 2.5 4.5 19 12.5 2 M 8 20.5 L 16 20.5",
    "desktopcomputer": "R 2.5 4 19 13 2 M 12 17 L 12 20.5 M 8 20.5 L 16 20.5",
    "iphone": "R 6.5 2 11 20 2.5 M 10.5 19 L 13.5 19",
    "gamecontroller":
      "M 7 7 L 17 7 C 22.5 7 23 18 20 18.5 C 17.5 18.5 16.5 15.5 15 15.5 L 9 15.5 C 7.5 15.5 6.5 18.5 4 18.5 C 1 18 1.5 7 7 7 Z M 6 11 L 9 11 M 7.5 9.5 L 7.5 12.5",
    "chart.bar": "R 3 12 4.5 9 0.5 R 9.8 7 4.5 14 0.5 R 16.5 3 4.5 18 0.5",
    "chart.pie": "O 12 12 9.5 M 12 12 L 12 2.5 M 12 12 L 20.5 16.5",
    "square.grid.2x2": "R 3.5 3.5 7 7 1 R 13.5 3.5 7 7 1 R 3.5 13.5 7 7 1 R 13.5 13.5 7 7 1",
    "square.grid.3x3":
      "R 3 3 5 5 0.5 R 9.5 3 5 5 0.5 R 16 3 5 5 0.5 R 3 9.5 5 5 0.5 R 9.5 9.5 5 5 0.5 R 16 9.5 5 5 0.5 R 3 16 5 5 0.5 R 9.5 16 5 5 0.5 R 16 16 5 5 0.5",
    "rectangle.grid.1x2": "R 3 3.5 18 7.5 1 R 3 13 18 7.5 1",
    "square.stack": "R 4 9 16 12 2 M 6 6 L 18 6 M 8 3 L 16 3",
    "rectangle.stack": "R 2.5 9 19 12 2 M 5 6 L 19 6 M 7 3 L 17 3",
    "delete.left": "M 8 5 L 21.5 5 21.5 19 8 19 1.5 12 Z M 11.5 9 L 17.5 15 M 17.5 9 L 11.5 15",
    "exclamationmark.triangle": "M 12 3.5 L 21.5 20 2.5 20 Z M 12 9.5 L 12 14.5 O 12 17 0.4",
    "face.smiling": "O 12 12 9.5 A 12 12.5 5 25 155 M 8.8 9 L 8.8 10 M 15.2 9 L 15.2 10",
    "hand.thumbsup":
      "M 3 11 L 7 11 7 20.5 3 20.5 Z M 7 11.5 L 11.5 3 C 14.5 3 13.5 7 13 9.5 L 19 9.5 C 21.5 9.5 21 13 20 15 L 18.5 19 C 18 20.5 17 20.5 15.5 20.5 L 7 20",
    "lightbulb":
      "M 9 18 C 9 14.5 5.5 13.5 5.5 9 C 5.5 0.5 18.5 0.5 18.5 9 C 18.5 13.5 15 14.5 15 18 Z M 10 21.5 L 14 21.5",
    "crown": "M 3 18.5 L 2.5 6.5 8 11 12 4 16 11 21.5 6.5 21 18.5 Z",
    "trophy":
      "M 7 3 L 17 3 C 17 9 16 14 12 15 C 8 14 7 9 7 3 Z M 7 5 L 3.5 5 C 3.5 9 5 11 7.5 11 M 17 5 L 20.5 5 C 20.5 9 19 11 16.5 11 M 12 15 L 12 20.5 M 8 20.5 L 16 20.5",
    "graduationcap": "M 12 4.5 L 23 9.5 12 14.5 1 9.5 Z M 6 12 L 6 17 C 9 20 15 20 18 17 L 18 12",
    "cube":
      "M 12 2.5 L 20.5 7 20.5 17 12 21.5 3.5 17 3.5 7 Z M 3.5 7 L 12 11.5 20.5 7 M 12 11.5 L 12 21.5",
    "nosign": "O 12 12 9.5 M 5.3 5.3 L 18.7 18.7", "power": "A 12 13 8 -60 240 M 12 3 L 12 12",
    "sparkles": "M 10 4 L 12 10 18 12 12 14 10 20 8 14 2 12 8 10 Z M 19 3 L 20 6 M 19 3 L 18 6",
  ]

  /// Other names of the same symbols.
  static let aliases = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "arrow.up.forward": "arrow.up.right",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "text.justify": "line.3.horizontal", "list.dash": "list.bullet", "checklist": "list.bullet",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "sun.min": "sun.max", "moon.stars": "moon",
    "person.circle": "person.crop.circle", "bubble.right": "bubble.left",
    "text.bubble": "bubble.left",
    "ellipsis.bubble": "bubble.left", "plus.bubble": "bubble.left",
    "speaker.wave.1": "speaker.wave.2",
    "speaker.wave.3": "speaker.wave.2", "cloud.heavyrain": "cloud.rain",
    "cloud.drizzle": "cloud.rain",
    "cloud.moon": "cloud.sun", "smoke": "cloud", "cloud.bolt.rain": "cloud.bolt",
    "snow": "snowflake",
    "books.vertical": "book", "text.book.closed": "book", "book.closed": "book",
    "photo.on.rectangle": "photo",
    "gearshape.2": "gearshape", "ipad": "iphone", "laptopcomputer": "desktopcomputer",
    "display": "desktopcomputer",
    "wrench.and.screwdriver": "wrench", "hammer": "wrench", "paintpalette": "paintbrush",
    "pencil.tip": "pencil",
    "highlighter": "pencil", "house.lodge": "house", "dollarsign.circle": "banknote",
    "basket": "cart",
    "lightbulb.max": "lightbulb", "thermometer.medium": "thermometer", "humidity": "drop",
    "play.rectangle": "video",
    "globe.americas": "globe", "network": "globe", "hourglass.bottomhalf.filled": "hourglass",
    "tray.and.arrow.down": "tray", "mail": "envelope", "rosette": "seal",
    "checkmark.shield": "shield",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "chart.bar.xaxis": "chart.bar",
    "face.dashed": "face.smiling",
    "ant": "pawprint", "hare": "pawprint", "tortoise": "pawprint", "bed.double": "rectangle",
  ]
}
