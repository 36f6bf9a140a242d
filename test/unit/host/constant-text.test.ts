import { expect, it } from 'vitest';
import { documentParts, markOf } from '../../../host/rendering/constant-text.tsx';

it('puts each constant text in the place of its mark, whatever is beside it', () => {
  const part = '<p>Cedar &amp; pine – “dry”</p>';
  for (const sheet of ['a{}', 'b{}']) {
    const document = `<style>${markOf(sheet)}</style>${markOf(part)}<i>é${sheet}</i>${markOf(part)}`;
    expect(document).not.toContain('Cedar');
    expect(String(Buffer.concat(documentParts(document)))).toBe(
      `<!doctype html><style>${sheet}</style>${part}<i>é${sheet}</i>${part}`,
    );
  }
});

it('inserts nothing for text that only looks like a mark', () => {
  const forged = markOf('secret').replace(/[\da-f]{24}/, '0'.repeat(24));
  expect(String(Buffer.concat(documentParts(`<p>${forged}</p>`)))).toBe(`<!doctype html><p>${forged}</p>`);
});
