import { describe, expect, it } from 'vitest';
import { ColorPaletteSubmission } from '../../../../catalogue/contracts/color-palette-submission.ts';
import { ContactMessage } from '../../../../catalogue/contracts/contact-message.ts';
import { EstimateWithPhotos } from '../../../../catalogue/contracts/estimate-with-photos.ts';
import { refusalCode } from '../../../../catalogue/contracts/refusal-code.ts';

/** Every sentence of a contract, at any depth. */
function sentencesOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'message' && typeof value === 'function') return value({ requirement: 5000, input: '' });
    return key === 'message' && typeof value === 'string' ? value : sentencesOf(value, seen);
  });
}

describe('the code of a refused field', () => {
  it.each([
    ['estimate', EstimateWithPhotos],
    ['contact', ContactMessage],
    ['colors', ColorPaletteSubmission],
  ])('exists for every sentence of the %s contract', (_, contract) => {
    const sentences = sentencesOf(contract);
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((sentence) => !refusalCode(sentence))).toEqual([]);
  });

  it('is the same for all fields that are missing', () => {
    for (const sentence of ['Zip code is required', 'First name is required']) {
      expect(refusalCode(sentence)).toBe('required');
    }
  });

  it('does not exist for a sentence that no visitor’s form has', () => {
    for (const sentence of ['Invalid input', 'constructor', '']) expect(refusalCode(sentence)).toBeUndefined();
  });
});
