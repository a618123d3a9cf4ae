import Testing

struct CommandLineTests {
  /// Returns the error message about a wrong size.
  private static func wrongSize(_ size: String) -> String {
    """
    The value '\(size)' is invalid for '--size <WxH>'
    Help:  --size <WxH>  The size of the content in points, 1 to 32767 each.
    """
  }

  @Test("help names every option, and help and version end with success")
  func help() throws {
    let help = try Demo.run("--help")
    #expect(help.code == 0)
    #expect(help.errors == "")
    #expect(help.output == Self.help)
    let version = try Demo.run("--version")
    #expect(version.code == 0)
    #expect(version.output == "0.1.0\n")
  }

  @Test("the option lists the screens by name")
  func listScreens() throws {
    let outcome = try Demo.run("--list-screens")
    #expect(outcome.code == 0)
    #expect(outcome.output == Demo.screens.joined(separator: "\n") + "\n")
  }

  @Test(
    "wrong usage ends with 64 and prints the right usage",
    arguments: [
      (
        ["--direction", "up"],
        """
        The value 'up' is invalid for '--direction <direction>'. Please provide one of 'ltr' and 'rtl'.
        Help:  --direction <direction>  The reading direction. (default: ltr)
        """
      ),
      (["--nope"], "Unknown option '--nope'."),
      (["--foo"], "Unknown option '--foo'."),
      (["--scren"], "Unknown option '--scren'. Did you mean '--screen'?"),
      (["stray"], "Unexpected argument 'stray'"),
      (
        ["--screen", "foo"],
        "No screen is named 'foo'; the screens are "
          + Demo.screens.joined(separator: ", ") + "."
      ),
      (
        ["--screen"],
        """
        Missing value for '--screen <name>'
        Help:  --screen <name>  Show this screen first (see --list-screens).
        """
      ),
      (["--size", "0x5"], Self.wrongSize("0x5")),
      (["--size", "640"], Self.wrongSize("640")),
      (["--size", "32768x1"], Self.wrongSize("32768x1")),
      (["--scale", "0.5"], "The scale must be from 0.75 to 4, not 0.5."),
      (["--scale", "nan"], "The scale must be from 0.75 to 4, not nan."),
      (
        ["--scale", "big"],
        """
        The value 'big' is invalid for '--scale <factor>'
        Help:  --scale <factor>  Pixels per point, 0.75 to 4. (default: the desktop's)
        """
      ),
      (
        ["--theme", "blue"],
        """
        The value 'blue' is invalid for '--theme <theme>'. Please provide one of 'system', \
        'light', 'dark' or 'contrast'.
        Help:  --theme <theme>  Colours.
        """
      ),
      (
        ["--motion", "slow"],
        """
        The value 'slow' is invalid for '--motion <motion>'. Please provide one of 'system', \
        'full', 'reduced' or 'off'.
        Help:  --motion <motion>  How much may move.
        """
      ),
      (
        ["--log", "xml"],
        """
        The value 'xml' is invalid for '--log <log>'. Please provide one of 'off', 'text' or \
        'json'.
        Help:  --log <log>  Write the controllers' life-cycle calls, one a line.
        """
      ),
      (["--log-file", "x"], "--log-file needs --log text or --log json."),
      (["--screenshot", "x.jpg"], "The name after --screenshot must end in .png, not 'x.jpg'."),
      (["--frames", "x"], "--frames needs --play, whose pictures it saves."),
      (["--scene", "x"], "--scene needs --storyboard FILE."),
      (["--canvas", "x.png"], "--canvas needs --storyboard FILE."),
      (["--compare-frames"], "--compare-frames needs --storyboard FILE."),
      (
        ["--storyboard", "x", "--compare-frames", "--canvas", "x.png"],
        "--compare-frames lays out all scenes without a window; leave out --canvas."
      ),
      (
        ["--storyboard", "x", "--screen", "clock"],
        "--screen and --storyboard each choose what is shown; give one of them."
      ),
      (
        ["--storyboard", "x", "--canvas", "x.jpg"],
        "The name after --canvas must end in .png, not 'x.jpg'."
      ),
      (
        ["--storyboard", "x", "--canvas", "x.png", "--size", "9x9"],
        "--canvas draws all scenes without a window; leave out --size."
      ),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    let outcome = try Demo.run(arguments + ["--headless"])
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors == "Error: \(message)\n\(Demo.usage)")
  }

  @Test(
    "without a display the program prints one line with the display's name and the alternatives, and ends with 2"
  )
  func noDisplay() throws {
    // No server can have a number this large.
    for (display, reason) in [
      (nil, "cannot open a display: DISPLAY is not set"),
      (":60000", "cannot open display \":60000\": no X server accepts the connection"),
    ] {
      let outcome = try Demo.run(environment: ["DISPLAY": display])
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "atrium-demo: \(reason); start it inside a desktop session, set DISPLAY, or use "
          + "--headless\n")
    }
  }

  private static let help = """
    OVERVIEW: A court with a ring of screens: view-controller containment to look
    at.

    Open the ring with the middle or the right button, the Menu key or Shift+F10,
    and pick a screen. Resize the window to see what rotation and size transitions
    do. Ctrl+Shift+I opens an inspector of the controllers.

    USAGE: atrium-demo [--screen NAME] [--list-screens] [--size WxH] [--scale F]
                       [--storyboard FILE [--scene ID] [--canvas FILE.png]
                                          [--compare-frames]]
                       [--theme system|light|dark|contrast]
                       [--motion system|full|reduced|off] [--direction ltr|rtl]
                       [--text-size small|normal|large|larger|very-large|huge]
                       [--language en|de]
                       [--log off|text|json] [--log-file FILE]
                       [--headless] [--play FILE|tour] [--record FILE]
                       [--screenshot FILE.png] [--frames DIR] [--quit-when-done]
                       [--inspect text|FILE.png] [--no-state]
                       [--version] [--help]

    OPTIONS:
      --screen <name>         Show this screen first (see --list-screens).
      --list-screens          Print the names of the screens, and end.
      --storyboard <file>     Show the scenes of a .storyboard or .xib file instead.
      --scene <id>            Show this scene first: a storyboard identifier, or
                              the id in the file.
      --canvas <file.png>     Draw all scenes of the storyboard with their segues,
                              or all files of a folder, and end.
      --compare-frames        Compare the frames of the storyboard's views with
                              those in the file, and end.
      --size <WxH>            The size of the content in points, 1 to 32767 each.
      --scale <factor>        Pixels per point, 0.75 to 4. (default: the desktop's)
      --theme <theme>         Colours. (values: system, light, dark, contrast;
                              default: system)
      --motion <motion>       How much may move. (values: system, full, reduced,
                              off; default: system)
      --direction <direction> The reading direction. (default: ltr) (values: ltr,
                              rtl)
      --text-size <text-size> The text size. (default: normal) (values: small,
                              normal, large, larger, very-large, huge)
      --language <language>   The language. (default: that of the environment, if
                              it is one of these) (values: en, de)
      --log <log>             Write the controllers' life-cycle calls, one a line.
                              (values: off, text, json; default: off)
      --log-file <file>       Write the log to a file, not to the output.
      --headless              Use no display: show the screen for a moment, or play
                              a script in no time.
      --play <file|tour>      Play an event script; "tour" is built in. It ends
                              with its window. A .scene is for the playground.
      --record <file>         Record the input of the window as a script, without
                              secure text; only the user can read the file.
      --screenshot <file.png> Save a picture of the window at the end.
      --frames <dir>          Save the pictures that the script names in a folder.
      --inspect <text|file.png>
                              Without a display: print the tree of controllers and
                              its problems at the end, or save a picture of the
                              inspector.
      --quit-when-done        End when the script is done, or the screen has come
                              to rest.
      --no-state              Neither use nor keep the last room, the size of the
                              window and the settings in it.
      --version               Show the version.
      -h, --help              Show help information.


    """
}
