import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import { parse } from '../../../catalogue/contracts/parse.ts';
import { listedColors, paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { readMessage, withColors } from '../../../widgets/estimate-form/message-colors.ts';

const aMessage = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', 'é', '🏠'), maxLength: 60 }),
  fc.integer({ min: 0, max: 5000 }).map((length) => 'x'.repeat(length)),
);
const aList = fc.uniqueArray(fc.constantFrom(...listedColors), { maxLength: 60 });
const colorsIn = (message: string) => message.match(/^.+ \(.+\), .+$/gm)?.length ?? 0;

describe('chosen colors in a message', () => {
  it('are removed again without a trace', () => {
    fc.assert(
      fc.property(aMessage, aList, (message, colors) => {
        const added = withColors(message, colors);
        const { own, colors: found } = readMessage(added);
        expect([own, found]).toEqual([message, colors.slice(0, found.length)]);
        expect(found.length > 0).toBe(added !== message);
      }),
    );
  });

  it('are added once, however often requested, and replaced when the list has changed', () => {
    fc.assert(
      fc.property(aMessage, aList, aList, (message, before, after) => {
        expect(withColors(withColors(message, before), after)).toBe(withColors(message, after));
      }),
    );
  });

  it('are at most thirty, and fit within the maximum length of a message', () => {
    fc.assert(
      fc.property(aMessage, aList, (message, colors) => {
        const added = withColors(message, colors);
        expect(colorsIn(added)).toBeLessThanOrEqual(Math.min(30, colors.length));
        expect(added.length).toBeLessThanOrEqual(Math.max(5000, message.length));
        if (message.trim().length >= 10) expect(parse(EstimateRequest.entries.message, added)).toHaveProperty('value');
      }),
    );
    expect(colorsIn(withColors('All of these.', listedColors))).toBe(30);
    expect(withColors('x'.repeat(4_990), listedColors)).toBe('x'.repeat(4_990));
  });

  it('are removed alone: every line that a visitor wrote below, among or into them stays', () => {
    const [first, second] = [paintColor('SW 7008'), paintColor('OC-117')];
    const added = withColors('Two bedrooms.', [first, second]);
    const below = `${added}\nPlease do the porch.`;
    expect(readMessage(below).own).toBe('Two bedrooms.\n\nPlease do the porch.');
    expect(withColors(below, [second])).toBe(withColors('Two bedrooms.\n\nPlease do the porch.', [second]));
    expect(readMessage(`${added}\n\nAnd the porch.\n\nSoon.`).own).toBe('Two bedrooms.\n\nAnd the porch.\n\nSoon.');
    expect(readMessage(added.replace('\nSimply', '\nFor the hall:\nSimply')).own).toBe(
      'Two bedrooms.\n\nFor the hall:',
    );
    expect(readMessage(added.replace('Sherwin-Williams', 'Sherwin-Williams for the door')).own).toBe(
      'Two bedrooms.\n\nAlabaster (SW 7008), Sherwin-Williams for the door',
    );
  });
});
