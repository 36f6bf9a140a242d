import { describe, expect, it } from 'vitest';
import { colorLine, colorsHeading } from '../../../../catalogue/paint/color-id.ts';
import { colorLines } from '../../../../catalogue/paint/color-list.ts';
import { listedColors } from '../../../../catalogue/paint/listed-colors.ts';
import { paintColor } from '../../../../catalogue/paint/paint-colors.ts';
import { namedColors } from '../../../../server/leads/lead-text.ts';

const navy = paintColor('Benjamin Moore', 'HC-154');
const alabaster = paintColor('Sherwin-Williams', 'SW 7008');

describe('the colors that a text names', () => {
  it('are found in a color list as the palette sends it', () => {
    expect(namedColors(colorLines([navy, alabaster]).join('\n'))).toEqual({ colors: [navy, alabaster], rest: '' });
  });

  it('are found below a message, each once, apart from the text', () => {
    const message = ['The hall, please.', '', colorsHeading, colorLine(navy), colorLine(navy)].join('\n');
    expect(namedColors(message)).toEqual({ colors: [navy], rest: 'The hall, please.' });
  });

  it.each(['Hale Navy', 'like Hale Navy (HC-154)', 'hale navy (hc-154)', 'My chosen colors:', '__proto__', ''])(
    'are not found in %j, which stays unchanged',
    (text) => {
      expect(namedColors(text)).toEqual({ colors: [], rest: text });
    },
  );

  it('stay text when there are too many to show', () => {
    const text = colorLines(listedColors.slice(0, 31)).join('\n');
    expect(namedColors(text)).toEqual({ colors: [], rest: text });
    expect(namedColors(colorLines(listedColors.slice(0, 30)).join('\n')).colors).toHaveLength(30);
  });
});
