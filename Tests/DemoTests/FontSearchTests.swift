import Testing

/// The searches through the installed fonts, from the output of fontconfig.
struct FontSearchTests {
  @Test("a weight of the system font causes one search through the installed fonts")
  func weights() throws {
    // With this variable, fontconfig prints the pattern of each search.
    let run = try Demo.run("--headless", "--screen", "bench", environment: ["FC_DEBUG": "4"])
    #expect(run.code == 0)
    let expected = [#""Inter" 180"#, #""Inter" 200"#, #""Inter" 80"#]
    #expect(searches(in: run.output).sorted() == expected)
  }

  /// Returns the first family and the weight of each pattern that fontconfig completes before a search.
  private func searches(in output: String) -> [String] {
    output.split(separator: "\n\n").compactMap { block in
      var lines = block.split(separator: "\n")
      guard let start = lines.firstIndex(where: { $0.hasPrefix("FcConfigSubstitute Pattern has") })
      else { return nil }
      lines.removeFirst(start)
      // A font that has been found is completed too; it has a file.
      guard !lines.contains(where: { $0.hasPrefix("\tfile:") }) else { return nil }
      func value(_ name: String) -> Substring? {
        lines.first { $0.hasPrefix("\t\(name): ") }?.dropFirst(name.count + 3)
          .prefix { $0 != "(" }
      }
      guard let family = value("family"), let weight = value("weight") else { return nil }
      return "\(family) \(weight)"
    }
  }
}
