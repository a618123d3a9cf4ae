# Checks the references between the rooms of a target. A room is a folder in the target's folder, with all
# folders inside it.
#
# Usage: awk -v base=Sources/AtriumKit/ -f Scripts/lib/rooms.awk TABLE LOWER… FILE… FILE…
#
# The list of files is given twice: the first reading collects the names that each room declares, and the
# second the names that it uses. LOWER are the files of the targets below. A name is checked only if a
# single room declares it. This is exact for types. A member whose name also occurs in another room, in
# the targets below or in the standard library is not checked, so the check finds a lower bound.
#
# With -v list=1 the program prints every reference instead of comparing the references with the table.

BEGIN {
  # Members of the standard library that rooms declare too.
  count = split("append closure contains count element elements end first index indices insert isEmpty last map max " \
    "min none remove removeAll reversed sorted start text value values width height", words, " ")
  for (i = 1; i <= count; i++) owner[words[i]] = "*"
}

# Returns the room of a file: the first folder below the base, nothing for a file outside all folders, and
# * for a file of another target.
function room_of(path, rest) {
  if (substr(path, 1, length(base)) != base) return "*"
  rest = substr(path, length(base) + 1)
  return index(rest, "/") ? substr(rest, 1, index(rest, "/") - 1) : ""
}

# Returns the code of a line without comments and strings.
function code_of(line) {
  if (line ~ /^ *\/\//) return ""
  gsub(/\\"/, "", line)
  gsub(/"[^"]*"/, "\"\"", line)
  sub(/\/\/.*/, "", line)
  return line
}

function declare(name) {
  if (!(name in owner)) owner[name] = room
  else if (owner[name] != room) owner[name] = "*"
}

function complain(text) {
  print text
  bad = 1
}

# The table: "order: A B C" from the lowest to the highest room, and "A ^ B: names; reason" for the names
# of the higher room B that A uses.
FNR == NR {
  if ($0 ~ /^ *(#|$)/) next
  if ($1 == "order:") { for (i = 2; i <= NF; i++) level[$i] = i; next }
  if ($2 != "^" || $3 !~ /:$/ || $0 !~ /; *[^ ]/) {
    complain(FILENAME ":" FNR ": write \"Lower ^ Upper: names; reason\"")
    next
  }
  upper = substr($3, 1, length($3) - 1)
  for (i = 4; i <= NF; i++) {
    name = $i
    sub(/;$/, "", name)
    door[$1, upper, name] = FNR
    if ($i ~ /;$/) break
  }
  next
}

FNR == 1 {
  reading[FILENAME]++
  room = room_of(FILENAME)
  long = 0
  if (room != "" && room != "*" && !(room in level)) {
    if (!list) complain(FILENAME ": the folder " room " has no place in the order of Scripts/lib/rooms.txt")
    level[room] = 0
  }
}

# Skips strings of several lines.
{
  quotes = gsub(/"""/, "&")
  if (long) { if (quotes) long = 0; next }
  if (quotes == 1) long = 1
}

{ line = code_of($0) }

reading[FILENAME] == 1 {
  # Names that the file declares itself, such as parameters and local variables, are no references.
  text = line
  while (match(text, /(func|var|let|case|for|inout) +\(?[a-z][A-Za-z0-9]*/)) {
    name = substr(text, RSTART, RLENGTH)
    sub(/.*[ (]/, "", name)
    here[FILENAME, name] = 1
    text = substr(text, RSTART + RLENGTH)
  }
  # Types at the top level, and members of a type, which are indented by two spaces, or by four in a nested type.
  if (line ~ /^[@a-z]/ && match(line, /(class|struct|enum|protocol|actor|typealias) +[A-Z][A-Za-z0-9]*/)) {
    name = substr(line, RSTART, RLENGTH)
    sub(/.* /, "", name)
    declare(name)
  }
  if (line ~ /^(  |    )[@a-z]/ && match(line, /(func|var|let|case) +[a-z][A-Za-z0-9]*/)) {
    name = substr(line, RSTART, RLENGTH)
    sub(/.* /, "", name)
    if (line ~ /^  [@a-z]/ || line ~ /^    (case|static|public|package|open)/) declare(name)
  }
  next
}

{
  rest = line
  while (match(rest, /[A-Za-z_][A-Za-z0-9_]*/)) {
    name = substr(rest, RSTART, RLENGTH)
    before = RSTART > 1 ? substr(rest, RSTART - 1, 1) : ""
    after = substr(rest, RSTART + RLENGTH, 1)
    rest = substr(rest, RSTART + RLENGTH)
    if (!(name in owner) || owner[name] == "*" || owner[name] == room || owner[name] == "") continue
    if (name ~ /^[a-z]/ && (before != "." || after == ":" || (FILENAME, name) in here)) continue
    if (list) { print (room == "" ? "-" : room) " -> " owner[name] " " name " " FILENAME ":" FNR; continue }
    if (room != "" && level[room] > level[owner[name]]) continue
    if ((room, owner[name], name) in door) { used[room, owner[name], name] = 1; continue }
    complain(FILENAME ":" FNR " uses " name " of " owner[name] ", which is above " \
      (room == "" ? "the files without a room" : room) ": move the code up, let the upper room set a " \
      "closure or a protocol, or give a reason in Scripts/lib/rooms.txt")
  }
}

END {
  if (list) exit
  for (key in door) {
    if (key in used) continue
    split(key, part, SUBSEP)
    complain("Scripts/lib/rooms.txt:" door[key] ": " part[1] " does not use " part[3] " of " part[2] \
      (level[part[1]] > level[part[2]] ? " from below" : "") "; take the name out")
  }
  exit bad
}
