import type { ComponentProps } from 'react';
import { chips, latest } from './hint-chips.css.ts';
import { hintWords } from './hint-words.ts';
import { QuizPanel } from './quiz-panel.tsx';

export { default as css } from 'sheet:./hint-chips.tsx';

/** As in element.tsx. */
export const loadLazy = () => import('./lazy.tsx');

type PanelProps = ComponentProps<typeof QuizPanel>;

/** Embeds have no room for hints. */
export const DialogPanel = (props: PanelProps) => <QuizPanel {...props} hints={<HintChips {...props} />} />;

function HintChips({ kind, state: { answers, index } }: PanelProps) {
  const said = answers.flatMap((choice, question) => {
    const words = hintWords[kind][question]?.[choice ?? -1];
    return words ? { question, words } : [];
  });
  const last = said.filter(({ question }) => question <= index).at(-1);
  return (
    <div className={chips}>
      <b>Your answers so far</b>
      <ul>
        {said.map(({ question, words }) => (
          <li key={question} className={question === last?.question ? latest : undefined}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
