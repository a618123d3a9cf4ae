# Checks the English of documents, of comments in Swift files and of test titles, and prints one line
# for each mistake. CONTRIBUTING.md has the rules.
#
#   awk -f Scripts/lib/english.awk FILE…
#
# A document switches the check off for its examples between the lines "<!-- english: off -->" and
# "<!-- english: on -->".

BEGIN {
  # Words for people, which are right only after a noun for people.
  persons = "^(who|whoever|whom|whomever|nobody|somebody|anybody|everybody|someone|anyone|everyone)$"
  people = "^(users?|readers?|engineers?|developers?|authors?|programmers?|people|persons?|maintainers?)$"
  # Metaphors and literal translations, which are found as whole words.
  count = split("a hand|the hand|its hand|your hand|hand that|hand which|heir|heirs|stranger|strangers" \
    "|way free|by whatever way|looks alike to|look alike to|turns round|turned round|turn round" \
    "|turning round|hear|hears|heard|hearing|unless implemented|order of reading|the present one" \
    "|held pressed|is told that|are told that|and so for|beyond all measure", riddles, "|")
  # Titles begin with a small letter, except for these names, for keys with a number or "+", and for
  # words with a second capital.
  names = "^(Tab|Escape|Return|Space|Home|End|Backspace|Delete|Alt|Shift|Control|Up|Down|Menu)$"
  # Identifiers of rules: DC-17, CK-X8, CK-T-a, C.G7, §10.26, T12, A.4 (1).
  rule = "([A-Z]+-[A-Z]?[0-9]+|CK-T-[a-z]|[A-Z][.]G?[0-9]+( [(][0-9]+[)])?|T[0-9]+|§[0-9]+([.][0-9]+)?)"
  rule = rule "( row [0-9])?"
  rules = "^" rule "((, | … )" rule ")*"
}

function mistake(message) { print FILENAME ":" FNR ": " message }

# Checks a line of prose. `last` keeps its last word for the next line of the same paragraph.
function prose(text,    words, word, n, i) {
  gsub(/`[^`]*`/, " ` ", text)
  # A word in italics is an example or a name.
  gsub(/\*[A-Za-z]+\*/, " ", text)
  # The address of a link is not text.
  gsub(/\]\([^)]*\)/, "] ", text)
  text = tolower(text)
  # "Hand" is right in files about the clock.
  if (FILENAME ~ /Clock/) gsub(/hand/, " ", text)
  gsub(/by[- ]hand|hand cursor|left[- ]hand|right[- ]hand/, " ", text)
  gsub(/[^a-z0-9`]+/, " ", text)
  n = split(text, words, " ")
  for (i = 1; i <= n; i++) {
    word = words[i]
    if (word ~ persons && last !~ people) mistake("\"" word "\" is a word for people")
    last = word
  }
  text = " " text " "
  for (i = 1; i <= count; i++) {
    if (index(text, " " riddles[i] " ")) mistake("\"" riddles[i] "\" is not the term of the field")
  }
}

# Checks the form of a title: "RULE[, RULE]: sentence", or a sentence.
function title(text,    first) {
  if (match(text, rules)) {
    text = substr(text, RLENGTH + 1)
    if (text !~ /^: /) { mistake("no colon after the rules of a title"); return }
    text = substr(text, 3)
  }
  if (text ~ /[.]$/) mistake("a full stop at the end of a title")
  if (match(text, /^[A-Z][a-z]*/)) {
    first = substr(text, 1, RLENGTH)
    if (first !~ names && substr(text, RLENGTH + 1) !~ /^[A-Z0-9+]/) {
      mistake("a title that begins with the capital letter of \"" first "\"")
    }
  }
}

FNR == 1 { swift = FILENAME ~ /[.]swift$/; off = 0; fenced = 0; titled = 0; last = "" }

!swift && /^<!-- english: off -->$/ { off = 1 }
!swift && /^<!-- english: on -->$/ { off = 0 }
!swift && /^ *```/ { fenced = !fenced; last = ""; next }
!swift {
  if ($0 ~ /^ *$/ || $0 ~ /^[|#]/) last = ""
  if (!off && !fenced) prose($0)
  next
}

# A comment. The slashes in an address or in a string begin no comment.
match($0, /(^|[^:\/"])\/\/+/) { prose(substr($0, RSTART + RLENGTH)); next }

/@(Test|Suite)\(/ { titled = 1; sub(/^.*@(Test|Suite)\(/, "") }
titled {
  if (match($0, /^ *"([^"\\]|\\.)*"/)) {
    text = substr($0, RSTART, RLENGTH)
    sub(/^ *"/, "", text)
    sub(/"$/, "", text)
    last = ""
    title(text)
    prose(text)
    titled = 0
  } else if ($0 !~ /^ *$/) {
    titled = 0
  }
}
{ last = "" }
