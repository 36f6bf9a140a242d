import { darkSection, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

const questions = [
  ['What was the job?', 'A room, a porch, a deck, a whole house. And the town: weather is local.'],
  ['How did it go?', 'How the house was covered, how the days went, how it was left at the end.'],
  ['How does it look now?', 'Say how long ago it was. Paint is easy to like in its first week.'],
] as const;

/** A blank page is hard to begin. */
export function Prompts() {
  return (
    <section className={`${darkSection} ${sectionBlock} ${styles.ground}`} aria-labelledby="prompts">
      <div className={wrap}>
        <h2 id="prompts">Three things a neighbor would ask</h2>
        <ol className={styles.prompts}>
          {questions.map(([question, hint]) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>{hint}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
