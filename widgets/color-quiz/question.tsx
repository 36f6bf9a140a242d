import { useEffect, useRef } from 'react';
import { button, lineButton } from '../core/ui/parts.css.ts';
import { progressOf, type Quiz, type QuizState, scrollDelayMs } from './quiz-model.ts';
import { strings } from './strings.ts';
import {
  answer as answerClass,
  answers as answersClass,
  asking,
  bar,
  foot,
  pictured,
  progress,
  words,
} from './view.css.ts';

interface QuestionPaneProps {
  id: string;
  quiz: Quiz;
  state: QuizState;
  /** Without it there are no pictures. */
  origin: string | undefined;
}

export function QuestionPane({ id, quiz, state, origin }: QuestionPaneProps) {
  const { index, answers, stage } = state;
  const footer = useRef<HTMLDivElement>(null);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = quiz.questions[index];
  // Other sites' content security policies may block images and would report each one.
  const pictures = origin && question?.pictures;
  const count = quiz.questions.length;
  const percent = progressOf(state, quiz);
  const isLast = index === count - 1;
  const isMixing = stage === 'mixing';

  function choose(choice: number) {
    quiz.answer(choice);
    clearTimeout(scrolling.current);
    scrolling.current = setTimeout(() => {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      footer.current?.scrollIntoView({ block: 'nearest', behavior });
    }, scrollDelayMs);
  }

  // The next question must not move while an answer of it is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question changes.
  useEffect(() => () => clearTimeout(scrolling.current), [index]);

  return (
    <form
      className={asking}
      onSubmit={(event) => {
        event.preventDefault();
        quiz.next();
      }}
    >
      <div className={progress}>
        <p>
          <span>
            Question <b>{index + 1}</b> of {count}
          </span>
          <span>
            <b>{percent}%</b> {strings.answered}
          </span>
        </p>
        <div
          role="progressbar"
          aria-label={strings.progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className={bar}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
      <fieldset key={index}>
        <legend>{question?.text}</legend>
        <div className={pictures ? pictured : answersClass}>
          {question?.answers.map(({ text, note }, choice) => (
            <label key={text} className={answerClass}>
              {pictures && (
                <img src={`${origin}/assets/quiz/${pictures}-${choice}.svg`} width="160" height="84" alt="" />
              )}
              <input
                type="radio"
                name={`${id}-${index}`}
                checked={answers[index] === choice}
                onChange={() => choose(choice)}
              />
              <span className={words}>
                {text}
                {note && <small>{note}</small>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {stage === 'failed' && <p role="alert">{strings.failed}</p>}
      <div ref={footer} className={foot}>
        <button className={lineButton} type="button" disabled={index === 0} onClick={quiz.back}>
          {strings.back}
        </button>
        <button
          className={button}
          type="submit"
          disabled={answers[index] === undefined}
          aria-disabled={isMixing || undefined}
        >
          {isMixing ? strings.mixing : isLast ? strings.show : strings.next}
        </button>
      </div>
    </form>
  );
}
