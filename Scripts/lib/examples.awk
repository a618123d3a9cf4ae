# Extracts the examples of a document, so that they can be compiled and compared.
#
# Usage: awk -v base=PREFIX -f examples.awk DOCUMENT
#
# A block of Swift is one of four kinds:
#
# - after a comment `<!-- from FILE -->`, an excerpt of FILE. Written to PREFIX-from-NUMBER, after a line with FILE.
# - after a comment `<!-- file PATH -->`, a file of an example package. Written to PREFIX-file-NUMBER, after a line with
#   PATH, whatever its language is.
# - one that begins with an import or `#if`, a file. Written to PREFIX-NUMBER.swift. One that begins with a tools version is
#   a manifest, and is written to PREFIX-manifest-NUMBER.swift.
# - otherwise a fragment, which becomes a function of PREFIX-fragments.swift with the imports of the whole document.
#
# The text of a comment that begins with a line `<!-- swift` stands before the next fragment in its function, and the reader
# does not see it.

function finish(    file) {
  if (source != "") {
    file = base "-" kind "-" ++excerpts
    printf "%s\n%s", source, text >file
    close(file)
  } else if (language != "swift") {
  } else if (text ~ /^\/\/ swift-tools-version/) {
    file = base "-manifest-" ++manifests ".swift"
    printf "%s", text >file
    close(file)
  } else if (text ~ /^((public |internal )?import |#if )/) {
    file = base "-" ++files ".swift"
    printf "%s", text >file
    close(file)
    note(text)
  } else {
    functions = functions "@MainActor func example" ++fragments "() throws {\n" context text "}\n"
    context = ""
  }
  source = ""
}

# Remembers the imports of a text.
function note(text,    lines, count, number) {
  count = split(text, lines, "\n")
  for (number = 1; number <= count; number++)
    if (lines[number] ~ /^ *(public |internal )?import / && !(lines[number] in imports)) {
      imports[lines[number]] = 1
      order[++known] = lines[number]
    }
}

/^<!-- (from|file) .* -->$/ { kind = $2; source = $3; next }
/^<!-- swift$/ { hidden = 1; text = ""; next }
hidden && /^-->$/ {
  hidden = 0
  note(text)
  gsub(/(^|\n)import [A-Za-z0-9_]*/, "", text)
  context = text
  next
}
/^```/ && !inside {
  inside = 1
  language = substr($0, 4)
  text = ""
  next
}
/^```/ { inside = 0; finish(); next }
inside || hidden { text = text $0 "\n" }
END {
  if (functions != "") {
    file = base "-fragments.swift"
    for (number = 1; number <= known; number++) print order[number] >file
    printf "%s", functions >file
  }
}
