# Shared by the scripts: the flags of the debug build. Sourced, not run; sets `flags`.
#
# Every step that builds or uses it takes the same flags; with others SwiftPM builds everything again.
#
# shellcheck disable=SC2034

flags="--disable-xctest --explicit-target-dependency-import-check error"
if [ "${CI-}" = true ]; then
  # SwiftPM keeps this from the packages we depend on.
  flags="$flags -Xswiftc -warnings-as-errors"
fi
