/**
 * Rejects styles that must not be adopted in a shadow root on another site: sizes relative to that page's root, and
 * rules without effect there.
 */
const forbidden = [/\d(?:rem)\b/, /:root\b/, /@font-face\b/, /@property\b/];

export function checkWidgetSheet(sheet, module) {
  for (const pattern of forbidden) {
    if (pattern.test(sheet))
      throw new Error(`The sheet of ${module} holds ${pattern.exec(sheet)[0]}, which a widget's must not`);
  }
}
