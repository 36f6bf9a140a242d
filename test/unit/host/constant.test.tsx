import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { constant } from '../../../host/components/constant.tsx';
import { documentBytes, HasMarks, markOf } from '../../../host/rendering/constant-text.ts';

it('renders a constant component once, and puts the same markup into every document', () => {
  let rendered = 0;
  const Name = () => {
    rendered += 1;
    return <b>Smith & Sons</b>;
  };
  const Part = constant(() => (
    <section className="part">
      <Name />, <a href="/?a=1&b=2">“here”</a>
    </section>
  ));
  const markup = '<section class="part"><b>Smith &amp; Sons</b>, <a href="/?a=1&amp;b=2">“here”</a></section>';
  expect(rendered).toBe(0);
  for (const _ of [1, 2]) {
    expect(
      renderToString(
        <main>
          <Part />
        </main>,
      ),
    ).toBe(`<main>${markup}</main>`);
  }
  expect(rendered).toBe(1);
});

it('is a mark in a document that is assembled from bytes, whatever is beside it', () => {
  const Part = constant(() => <p>Cedar &amp; pine – “dry”</p>);
  const [first = '', second = ''] = ['a{}', 'b{}'].map((sheet) =>
    renderToString(
      <HasMarks value>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own mark. */}
        <style dangerouslySetInnerHTML={{ __html: markOf(sheet) }} />
        <Part />
        <i>{`\u0001é${sheet}`}</i>
        <Part />
      </HasMarks>,
    ),
  );
  expect(first).not.toContain('Cedar');
  const part = '<p>Cedar &amp; pine – “dry”</p>';
  expect(String(documentBytes(first))).toBe(`<!doctype html><style>a{}</style>${part}<i>éa{}</i>${part}`);
  expect(String(documentBytes(second))).toBe(`<!doctype html><style>b{}</style>${part}<i>éb{}</i>${part}`);
});

it('inserts nothing for text that only looks like a mark', () => {
  const forged = markOf('secret').replace(/[\da-f]{24}/, '0'.repeat(24));
  expect(String(documentBytes(`<p>${forged}</p>`))).toBe(`<!doctype html><p>${forged}</p>`);
});
