/* The bench screen in GTK 4: buttons with a style sheet, and a stack of drawing areas. */
#include "screens.h"

#include <gtk/gtk.h>

static const char style[] =
    "window, .row { background: #20262e; }"
    ".row button { background: #2d3640; color: white; font: 15px Inter; border: none; border-radius: 0;"
    "  box-shadow: none; outline: none; text-shadow: none; padding: 0; margin: 0 1px 0 0; min-height: 48px;"
    "  transition: none; }"
    ".row button:active { background: #46535f; }";

static void fill(cairo_t *cr, unsigned color, double x, double y, double width, double height) {
  cairo_set_source_rgb(cr, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
  cairo_rectangle(cr, x, y, width, height);
  cairo_fill(cr);
}

static void text(cairo_t *cr, PangoLayout *layout, const char *font, const char *string, double x, double y) {
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_text(layout, string, -1);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
}

static void draw_screen(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  int index = GPOINTER_TO_INT(data);
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(area), NULL);
  fill(cr, colors[index], 0, 0, width, height);
  text(cr, layout, "Inter Bold 24px", names[index], MARGIN, MARGIN);
  for (int row = 1; row <= TEXT_ROWS; row++) {
    char string[128];
    row_text(string, sizeof string, index, row);
    text(cr, layout, "Inter 13px", string, MARGIN, 64 + PITCH * (row - 1));
  }
  fill(cr, resting_color, MARGIN, 480, 160, 40);
  text(cr, layout, "Inter 15px", "Action", MARGIN + 56, 490);
  fill(cr, square_color, width - SQUARE, height - SQUARE, SQUARE, SQUARE);
  g_object_unref(layout);
}

static void choose(GtkButton *button, gpointer stack) {
  gtk_stack_set_visible_child_name(stack, gtk_button_get_label(button));
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_USER);
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Atrium bench");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(row, "row");
  gtk_box_set_homogeneous(GTK_BOX(row), TRUE);
  GtkWidget *stack = gtk_stack_new();
  gtk_stack_set_transition_type(GTK_STACK(stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
  gtk_stack_set_transition_duration(GTK_STACK(stack), SLIDE_MILLISECONDS);
  gtk_widget_set_vexpand(stack, TRUE);
  for (int index = 0; index < ITEMS; index++) {
    GtkWidget *button = gtk_button_new_with_label(names[index]);
    g_signal_connect(button, "clicked", G_CALLBACK(choose), stack);
    gtk_box_append(GTK_BOX(row), button);
    GtkWidget *screen = gtk_drawing_area_new();
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(screen), draw_screen, GINT_TO_POINTER(index), NULL);
    gtk_stack_add_named(GTK_STACK(stack), screen, names[index]);
  }
  gtk_box_append(GTK_BOX(column), row);
  gtk_box_append(GTK_BOX(column), stack);
  gtk_window_set_child(GTK_WINDOW(window), column);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
