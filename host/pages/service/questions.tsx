import type { Question } from '../../../catalogue/company/faq.ts';
import * as styles from './page.css.ts';

/** What people ask before they call, each answer folded under its question. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">What neighbors ask us</h2>
      <div className={styles.questionsList}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3>{question}</h3>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
