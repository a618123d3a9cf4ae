/* The bench screen in Qt 6 Widgets: buttons, a widget for each screen, and an animation of its position. */
#include "screens.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>
#include <QPropertyAnimation>

static QFont inter(int size, bool is_bold = false) {
  QFont font("Inter");
  font.setPixelSize(size);
  font.setBold(is_bold);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

class Item : public QAbstractButton {
 public:
  Item(const char *name, QWidget *parent) : QAbstractButton(parent) {
    setText(name);
    setAttribute(Qt::WA_OpaquePaintEvent);
  }

 protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(isDown() ? pressed_color : resting_color));
    painter.setFont(inter(15));
    painter.setPen(Qt::white);
    painter.drawText(rect(), Qt::AlignCenter, text());
  }
};

class Screen : public QWidget {
 public:
  Screen(int index, QWidget *parent) : QWidget(parent), index(index) {
    setAttribute(Qt::WA_OpaquePaintEvent);
  }

 protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(colors[index]));
    painter.setPen(Qt::white);
    painter.setFont(inter(24, true));
    painter.drawText(MARGIN, 39, names[index]);
    painter.setFont(inter(13));
    for (int row = 1; row <= TEXT_ROWS; row++) {
      char text[128];
      row_text(text, sizeof text, index, row);
      painter.drawText(QPointF(MARGIN, 76.6 + PITCH * (row - 1)), text);
    }
    QRect action(MARGIN, 480, 160, 40);
    painter.fillRect(action, QColor(resting_color));
    painter.setFont(inter(15));
    painter.drawText(action, Qt::AlignCenter, "Action");
    painter.fillRect(width() - SQUARE, height() - SQUARE, SQUARE, SQUARE, QColor(square_color));
  }

 private:
  int index;
};

class Bench : public QWidget {
 public:
  Bench() {
    setWindowTitle("Atrium bench");
    resize(WIDTH, HEIGHT);
    for (int index = 0; index < ITEMS; index++) {
      items[index] = new Item(names[index], this);
      connect(items[index], &QAbstractButton::clicked, [this, index] { choose(index); });
      screens[index] = new Screen(index, this);
      screens[index]->setVisible(index == 0);
      animations[index] = new QPropertyAnimation(screens[index], "pos", this);
      animations[index]->setDuration(SLIDE_MILLISECONDS);
      animations[index]->setEasingCurve(QEasingCurve::OutCubic);
      connect(animations[index], &QAbstractAnimation::finished,
              [this, index] { screens[index]->setVisible(index == selected); });
    }
  }

 protected:
  void paintEvent(QPaintEvent *) override {
    QPainter(this).fillRect(0, 0, width(), ROW_HEIGHT, QColor(row_color));
  }

  void resizeEvent(QResizeEvent *) override {
    for (int index = 0; index < ITEMS; index++) {
      int left = index * width() / ITEMS, right = (index + 1) * width() / ITEMS;
      items[index]->setGeometry(left, 0, right - left - 1, ROW_HEIGHT);
      animations[index]->stop();
      screens[index]->setGeometry(0, ROW_HEIGHT, width(), height() - ROW_HEIGHT);
    }
  }

 private:
  void choose(int index) {
    if (index == selected) return;
    int direction = index > selected ? 1 : -1, leaving = selected;
    for (int other = 0; other < ITEMS; other++) {
      animations[other]->stop();
      screens[other]->setVisible(other == index || other == leaving);
    }
    selected = index;
    screens[index]->move(screens[leaving]->x() + direction * width(), ROW_HEIGHT);
    slide(leaving, -direction * width());
    slide(index, 0);
  }

  void slide(int index, int x) {
    animations[index]->setStartValue(screens[index]->pos());
    animations[index]->setEndValue(QPoint(x, ROW_HEIGHT));
    animations[index]->start();
  }

  Item *items[ITEMS];
  Screen *screens[ITEMS];
  QPropertyAnimation *animations[ITEMS];
  int selected = 0;
};

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  Bench bench;
  bench.show();
  return application.exec();
}
