# The bench screen in other toolkits, for Scripts/bench --peers; a part is skipped if its packages are missing.
#
# Sourced, not run. Uses the variables and the functions of Scripts/bench.
# shellcheck disable=SC2154

# build_peers: compiles the programs in Benchmarks/Peers, and sets $peers to the names of those that compile.
build_peers() {
  peers=
  source=$root/Benchmarks/Peers
  if command -v fltk-config >/dev/null; then
    # shellcheck disable=SC2046
    c++ -std=c++17 -O2 $(fltk-config --cxxflags) -o "$directory/fltk" "$source/fltk.cpp" \
      $(fltk-config --ldflags) && peers="$peers fltk"
  fi
  if pkg-config --exists Qt6Widgets; then
    # shellcheck disable=SC2046
    c++ -std=c++17 -O2 -fPIC -o "$directory/qt" "$source/qt.cpp" \
      $(pkg-config --cflags --libs Qt6Widgets) && peers="$peers qt"
  fi
  if pkg-config --exists gtk4; then
    # shellcheck disable=SC2046
    cc -std=c11 -O2 -Wno-deprecated-declarations -o "$directory/gtk" "$source/gtk.c" \
      $(pkg-config --cflags --libs gtk4) && peers="$peers gtk"
  fi
  [ -n "$peers" ] || fail "no other toolkit is installed; install libfltk1.3-dev, qt6-base-dev or libgtk-4-dev"
}

# peers_row LABEL NAME: one line of the table, with the medians of all programs.
peers_row() {
  printf '%-36s' "$1"
  for program in bare $peers atrium; do printf ' %9s' "$(median "$program.txt" "$2")"; done
  printf '\n'
}

# compare_peers: measures all programs alternately, and prints their medians.
compare_peers() {
  build_peers
  say "$samples runs of bare,$peers and atrium-demo"
  sample=0
  while [ "$sample" -lt "$samples" ]; do
    sample=$((sample + 1))
    [ ! -t 2 ] || printf '\r%s: run %s of %s ' "$script" "$sample" "$samples" >&2
    measure bare.txt bench "$bare"
    for program in $peers; do measure "$program.txt" bench "$directory/$program"; done
    measure atrium.txt bench "$demo" --screen bench
  done
  [ ! -t 2 ] || printf '\n' >&2
  say "now 500 switches of the screen each"
  measure bare.txt switches "$bare"
  for program in $peers; do measure "$program.txt" switches "$directory/$program"; done
  measure atrium.txt switches "$demo" --screen bench
  printf '%-36s' "medians of $samples"
  for program in bare $peers atrium; do printf ' %9s' "$program"; done
  printf '\n'
  peers_row "start to painted content, ms" start
  peers_row "press to pressed look, ms" press
  peers_row "release to first pixels, ms" first
  peers_row "release to end of slide, ms" finished
  peers_row "slide, ms of CPU" cpu
  peers_row "private memory after 500 switches, KiB" switched
}
