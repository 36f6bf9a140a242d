/**
 * What must not stand in a sheet that is adopted in a shadow root on a stranger's page: sizes that hang on that page's
 * root, and rules that do nothing there.
 */
const forbidden = [/\d(?:rem)\b/, /:root\b/, /@font-face\b/, /@property\b/];

export function checkWidgetSheet(sheet, module) {
  for (const pattern of forbidden) {
    if (pattern.test(sheet))
      throw new Error(`The sheet of ${module} holds ${pattern.exec(sheet)[0]}, which a widget's must not`);
  }
}
