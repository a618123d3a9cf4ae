import Testing

struct CommandLineTests {
  @Test("Help names every option; help and version end with success")
  func help() throws {
    let help = try Demo.run("--help")
    #expect(help.code == 0)
    #expect(help.errors == "")
    let options = [
      "--screen NAME", "--list-screens", "--size WxH", "--scale F",
      "--theme system|light|dark|contrast", "--motion system|full|reduced|off",
      "--log off|text|json", "--log-file FILE", "--headless", "--play FILE|tour",
      "--record FILE", "--screenshot FILE.png", "--frames DIR", "--quit-when-done", "--version",
      "--help",
    ]
    for option in options { #expect(help.output.contains("[\(option)]")) }
    let version = try Demo.run("--version")
    #expect(version.code == 0)
    #expect(version.output == "0.1.0\n")
  }

  @Test("The screens by name")
  func listScreens() throws {
    let outcome = try Demo.run("--list-screens")
    #expect(outcome.code == 0)
    #expect(outcome.output == "welcome\nclock\nshapes\njournal\ngallery\nnavigation\nbench\n")
  }

  @Test(
    "Wrong usage ends with 64 and names the right usage",
    arguments: [
      (["--nope"], ["Unknown option '--nope'", "[--size WxH]", "[--quit-when-done]"]),
      (["stray"], ["Unexpected argument 'stray'", "[--size WxH]"]),
      (
        ["--screen", "foo"],
        [
          "No screen is named 'foo'; the screens are "
            + "welcome, clock, shapes, journal, gallery, navigation, bench."
        ]
      ),
      (["--screen"], ["Missing value for '--screen"]),
      (["--size", "0x5"], ["'0x5' is invalid for '--size <WxH>'"]),
      (["--size", "640"], ["'640' is invalid for '--size <WxH>'"]),
      (["--size", "32768x1"], ["'32768x1' is invalid for '--size <WxH>'"]),
      (["--scale", "0.5"], ["The scale must be from 0.75 to 4, not 0.5."]),
      (["--scale", "nan"], ["The scale must be from 0.75 to 4, not nan."]),
      (["--scale", "big"], ["'big' is invalid for '--scale <factor>'"]),
      (["--theme", "blue"], ["'system', 'light', 'dark' or 'contrast'"]),
      (["--motion", "slow"], ["'system', 'full', 'reduced' or 'off'"]),
      (["--log", "xml"], ["'off', 'text' or 'json'"]),
      (["--log-file", "x"], ["--log-file needs --log text or --log json."]),
      (["--screenshot", "x.jpg"], ["must end in .png, not 'x.jpg'"]),
      (["--frames", "x"], ["--frames needs --play"]),
    ])
  func wrongUsage(arguments: [String], messages: [String]) throws {
    let outcome = try Demo.run(arguments + ["--headless"])
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    for message in messages { #expect(outcome.errors.contains(message)) }
  }

  @Test("Without a display: one line that names it and the alternatives, and 2")
  func noDisplay() throws {
    let ways = "; start it inside a desktop session, set DISPLAY, or use --headless"
    // No server can have a number this large.
    for (display, named) in [(nil, "DISPLAY is not set"), (":60000", "\":60000\"")] {
      let outcome = try Demo.run(environment: ["DISPLAY": display])
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.hasPrefix("atrium-demo: cannot open "))
      #expect(outcome.errors.contains(named))
      #expect(outcome.errors.hasSuffix(ways + "\n"))
    }
  }
}
