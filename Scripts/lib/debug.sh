# Shared by the scripts: the flags of the debug build. Sourced, not run; sets `flags`.
#
# Every step that builds or uses the debug build has the same flags. With other flags SwiftPM would build
# everything again.
#
# shellcheck disable=SC2034

flags="--disable-xctest --explicit-target-dependency-import-check error"
if [ "${CI-}" = true ]; then
  # SwiftPM does not apply this flag to dependencies.
  flags="$flags -Xswiftc -warnings-as-errors"
fi
