import type { QuizKind } from '../data.ts';
import { resultStrings } from '../results/strings.ts';
import { chips, latest } from './hint-chips.css.ts';
import { hintWords } from './hint-words.ts';

export interface HintsProps {
  kind: QuizKind;
  /** Index of the answer, by question. */
  answers: readonly (number | undefined)[];
  index: number;
}

export function HintChips({ kind, answers, index }: HintsProps) {
  const said = answers.flatMap((choice, question) => {
    const words = hintWords[kind][question]?.[choice ?? -1];
    return words ? { question, words } : [];
  });
  const last = said.filter(({ question }) => question <= index).at(-1);
  return (
    <div className={chips}>
      <b>{resultStrings.hints[kind]}</b>
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
