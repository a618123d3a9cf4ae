#pragma once
// Cairo's declarations belong to CCairo, even in a file that imports CPango first.
#pragma clang module import CCairo
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
