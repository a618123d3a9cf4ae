#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// Makes a font map of its own for Cairo, with a font configuration of its own.
///
/// Here because the casts are macros, which Swift does not see.
static inline PangoFontMap *pangoshim_font_map_new(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new();
  if (config != NULL && PANGO_IS_FC_FONT_MAP(map)) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  }
  return map;
}
