import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { button, hidden, lineButton } from '../core/ui/parts.css.ts';
import { tape } from '../core/ui/tape.css.ts';
import type { QuizPart, TakenQuiz } from './quiz-model.ts';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

const scrollDelayMs = 100;

interface QuestionPaneProps extends Pick<TakenQuiz, 'quiz' | 'state' | 'lazy'> {
  id: string;
  /** Of pictures that are files. */
  origin: string | undefined;
}

function QuestionPane({ id, quiz, state, lazy, origin }: QuestionPaneProps) {
  const { index, answers, stage } = state;
  const footer = useRef<HTMLDivElement>(null);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = quiz.questions[index];
  // Pictures that load later would move the answers of this question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question changes.
  const Drawn = useMemo(() => lazy?.AnswerPicture, [index]);
  const pictures = (origin || Drawn) && question?.pictures;
  const count = quiz.questions.length;
  const percent = quiz.percent();
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
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault();
        quiz.next();
      }}
    >
      <div className={styles.progress}>
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
          className={styles.bar}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
      <fieldset key={index}>
        <legend>{question?.text}</legend>
        <div className={pictures ? styles.pictured : styles.answers}>
          {question?.answers.map(({ text, note }, choice) => (
            <label key={text} className={styles.answer}>
              {pictures && Drawn && <Drawn {...{ id, pictures, choice }} />}
              {pictures && origin && (
                <img src={`${origin}/assets/quiz/${pictures}-${choice}.svg`} width="160" height="84" alt="" />
              )}
              <input
                type="radio"
                name={`${id}-${index}`}
                checked={answers[index] === choice}
                onChange={() => choose(choice)}
              />
              <span className={styles.words}>
                {text}
                {note && <small>{note}</small>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {stage === 'failed' && <p role="alert">{strings.failed}</p>}
      <div ref={footer} className={styles.foot}>
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

interface QuizPanelProps extends TakenQuiz, QuizPart {
  hints?: ReactNode;
}

export function QuizPanel({ id, kind, host, hints, ...taken }: QuizPanelProps) {
  const { quiz, state, lazy, load, isDialog } = taken;
  const { index, stage, isOpen } = state;
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const isEntered = useRef(isDialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the question changes.
  useEffect(() => {
    const radios = [...(frame.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
    // Outside of a dialog it does not take focus before a visitor has used it.
    if (isEntered.current && stage === 'asking') {
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'nearest' });
    }
    isEntered.current = true;
  }, [index, isOpen]);
  const isInDialog = isDialog || host.element?.parentElement?.localName === 'dialog';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog preloads on opening, others on first use.
  useEffect(() => void (isInDialog && load()), []);

  const isBegun = state.answers.some((answer) => typeof answer === 'number');
  const close = isDialog && (
    <button className={styles.shut} type="button" onClick={quiz.close}>
      <span className={hidden}>{strings.close}</span>
    </button>
  );

  return (
    <div ref={frame} className={styles.frame} onPointerEnter={load} onChange={load}>
      {stage === 'results' && lazy ? (
        <lazy.Results
          {...{ id, kind, host, close }}
          name={strings.title[kind]}
          values={quiz.values()}
          retake={quiz.retake}
        />
      ) : (
        <section className={styles.sheet} aria-label={strings.title[kind]}>
          <div className={styles.pane} data-of={quiz.questions[index]?.pictures}>
            {lazy && <lazy.Primer id={id} kind={kind} answers={state.answers} />}
            {hints && lazy && isBegun ? (
              hints
            ) : (
              <p className={styles.panel}>
                <b>{strings.primer.title}</b> {strings.primer.text}
              </p>
            )}
          </div>
          <div className={styles.side}>
            <div ref={top} className={styles.head}>
              <p className={tape}>{strings.title[kind]}</p>
              {close}
            </div>
            {isOpen && <QuestionPane {...{ id, quiz, state, lazy }} origin={isDialog ? host.apiOrigin : undefined} />}
          </div>
        </section>
      )}
    </div>
  );
}
