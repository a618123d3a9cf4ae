# Shared by the scripts: the build of the tests, the documents and the examples. Sourced, not run; sets
# `configuration` and `flags`.
#
# It is a debug build, which compiles quickly after a change. With CI=true it is a release build: a clean clone
# compiles everything anyway, the optimised toolkit saves two thirds of the tests' time, and the tests check the code
# that users install. Package.swift leaves the tests themselves unoptimised.
#
# Every step that uses this build has the same flags. With other flags SwiftPM would build everything again.
#
# shellcheck disable=SC2034

configuration=debug
flags="--disable-xctest --explicit-target-dependency-import-check error"
if [ "${CI-}" = true ]; then
  configuration=release
  # The tests of the examples import with @testable. SwiftPM does not apply the last flag to dependencies.
  flags="$flags --configuration release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors"
fi
