import { business } from '../../../catalogue/business.ts';
import { extrasRules } from '../../../catalogue/contracts/lead-extras.ts';
import { oldestEngines } from '../../../catalogue/oldest-engines.mjs';
import { type StudioWidget, snippetOf } from '../../../widgets/embed/studio/snippet.ts';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { Items, Section, Terms } from '../../components/sections.tsx';
import * as styles from './page.css.ts';
import { events, privacy, properties } from './words.ts';

const { maxCount, maxLength } = extrasRules.hidden;

export function Manual({ origin, widgets }: { origin: string; widgets: readonly StudioWidget[] }) {
  const estimate = widgets.find(({ name }) => name === 'estimate-form');
  return (
    <div className={`${wrap} ${sectionBlock} ${styles.manual}`}>
      <Section id="widgets" title="Widgets and their options">
        <p>
          Options are attributes, or properties of the element, and may change at any time. A widget ignores a value
          that it does not know and logs one warning to the console. Widgets work in Safari {oldestEngines.safari},
          Chrome {oldestEngines.chrome}, Firefox {oldestEngines.firefox} and later.
        </p>
        {widgets.map((widget) => (
          <Options key={widget.name} {...widget} origin={origin} />
        ))}
      </Section>
      <Section id="events" title="Events">
        <p>Widgets dispatch them on their element. They bubble, so one listener on the document hears them all.</p>
        <Terms isCode className={styles.terms} of={events} />
      </Section>
      <Section id="looks" title="Styling">
        <p>Set these custom properties on the element, or on anything around it.</p>
        <Terms isCode className={styles.terms} of={properties} />
      </Section>
      <Section id="scripts" title="From a script">
        <p>You can add, move and remove elements at any time. To put a widget into an element of your own:</p>
        <Lines>{`import { mount } from '${origin}/widgets/v1/embed.js';\nmount('color-quiz', document.querySelector('#here'), { quiz: 'interior' });`}</Lines>
        <p>
          Without our widgets, a program of yours can send forms and read our lists:{' '}
          <a href="/api/openapi.json">all calls, as OpenAPI 3.1</a>.
        </p>
      </Section>
      <Section id="tag-manager" title="Google Tag Manager">
        <p>
          Put this line into a tag of the type Custom HTML that fires on the pages with a widget. The element stays in
          your page; until the tag has fired, its link shows.
        </p>
        <Lines>{`<script type="module" src="${origin}/widgets/v1/embed.js"></script>`}</Lines>
        <p>Some tag managers rebuild the script without its type; it works either way.</p>
      </Section>
      <Section id="types" title="TypeScript">
        <p>
          <a href={`/widgets/v1/${business.namespace}.d.ts`}>One file of types</a> describes elements, properties and
          events, for plain code and for React 19, Vue 3 and Svelte 5. Add it to your sources.
        </p>
      </Section>
      <Section id="button" title="A button of your own">
        <p>
          Any button or link can open a widget in a dialog. Nothing of the widget loads before it is pressed. Write
          options with “data-” in front.
        </p>
        <Lines>{`<a href="${origin}/contact" data-${business.namespace}-open="estimate-form"\n  data-service="interior">Get a painting estimate</a>`}</Lines>
      </Section>
      <Section id="known" title="What you already know">
        <p>
          Attributes that start with “prefill-” fill in fields, and so can a script. They never change what a visitor
          has typed. With the attribute “inherit-query”, your page’s address also fills in fields: ?city=Easton.
        </p>
        <Lines>{`document.querySelector('${business.namespace}-estimate-form').prefill({ city: 'Easton', zipCode: '21601' });`}</Lines>
        <p>
          {`Attributes that start with “hidden-” are sent to us with the request: up to ${maxCount}, each with up to ${maxLength} characters. Visitors do not see them. Put no personal data in them.`}
        </p>
      </Section>
      <Section id="languages" title="Spanish, and words of your own">
        <p>
          Both forms and all their messages are in Spanish on a page that says it is: {'<html lang="es">'}. On a page in
          English, write lang="es" on the element.
        </p>
        {estimate && <Lines>{snippetOf(origin, { widget: estimate, kind: 'module', values: { lang: 'es' } })}</Lines>}
        <p>A script can replace any text of any widget: list our words and yours before the element is in the page.</p>
        <Lines>{`document.querySelector('${business.namespace}-estimate-form').strings = { 'Get Free Estimate': 'Ask for a price' };`}</Lines>
      </Section>
      <Section id="shadow" title="Shadow roots">
        <p>Our script does not look into shadow roots. If you put a widget into one, pass it the root:</p>
        <Lines>{`import { start } from '${origin}/widgets/v1/embed.js';\nstart(host.shadowRoot);`}</Lines>
      </Section>
      <Section id="policy" title="Strict security policies">
        <p>Two sources, and nothing for styles, fonts or frames. Trusted Types may be required.</p>
        <Lines>{`Content-Security-Policy: script-src ${origin}; connect-src ${origin}`}</Lines>
        <p>
          The lines of a classic script carry its integrity: browsers run it only if it is exactly that file. After each
          of our releases, replace the value; until you do, your own link inside the element shows.{' '}
          <a href="/widgets/v1/integrity.json">The list of all files</a> has the values.
        </p>
      </Section>
      <Section id="promise" title="What won’t change">
        <p>
          The addresses that start with /widgets/v1/ stay. As long as they do, every element, attribute, event and
          custom property on this page keeps its name and its meaning; we only add to them. A change that could break
          your page would come under /widgets/v2/, and version 1 would stay beside it.
        </p>
        <p>
          If a page loads two versions of our script, the first one wins: an element can be defined only once, and the
          console names the file that is not used.
        </p>
        <p>
          What may change at any time: our words and looks, everything inside an element’s shadow root, and the files in
          /widgets/v1/assets/. Link to none of those files, and style widgets only by the properties above. If we change
          a text that you have replaced, ours shows until you name the new one.
        </p>
      </Section>
      <Section id="privacy" title="Your visitors’ privacy">
        <Items className={styles.list} of={privacy} />
        <p>
          The rest is in our <a href="/privacy-policy">privacy policy</a>.
        </p>
      </Section>
    </div>
  );
}

function Options({ origin, ...widget }: StudioWidget & { origin: string }) {
  const { name, title, does, options } = widget;
  return (
    <details className={styles.widget}>
      <summary className={styles.summary}>
        <h3 id={`w-${name}`}>
          {title} <code>{`<${business.namespace}-${name}>`}</code>
        </h3>
      </summary>
      <p>{does}</p>
      <Lines>{snippetOf(origin, { widget, kind: 'module', values: {} })}</Lines>
      <Terms
        isCode
        className={styles.terms}
        of={options.map((option) => [
          option.name,
          <>
            {option.means}
            {option.words && (
              <small>
                {option.words.join(', ')}
                {option.fallback && `; default: ${option.fallback}`}
              </small>
            )}
          </>,
        ])}
      />
    </details>
  );
}

const Lines = ({ children }: { children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard.
  <pre className={styles.lines} tabIndex={0}>
    <code>{children}</code>
  </pre>
);
