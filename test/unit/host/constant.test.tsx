import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { constant } from '../../../host/components/constant.tsx';

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
