import { lineButton } from '../../core/ui/parts.css.ts';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';

const { answers: text } = strings;

/** Where the prepared answers are. */
export const Answers = () => (
  <section aria-labelledby="answers">
    <h2 id="answers">{text.heading}</h2>
    <p>{text.about}</p>
    <div className={box}>
      <Row title={text.title} about={text.where}>
        <a className={lineButton} href="#content/templates">
          {text.edit}
        </a>
      </Row>
    </div>
  </section>
);
