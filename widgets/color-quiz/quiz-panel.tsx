import { type ComponentType, useEffect, useRef } from 'react';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { hidden, tape } from '../core/ui/parts.css.ts';
import type { QuizKind } from './data.ts';
import type { HintsProps } from './hints/hint-chips.tsx';
import { QuestionPane } from './question.tsx';
import { valuesOf } from './quiz-model.ts';
import { strings } from './strings.ts';
import type { TakenQuiz } from './use-quiz-model.ts';
import { frame as frameClass, head, pane, panel, sheet, shut } from './view.css.ts';

interface QuizPanelProps extends TakenQuiz {
  id: string;
  kind: QuizKind;
  host: WidgetHost;
  /** @default none, as in embeds */
  Hints?: ComponentType<HintsProps>;
}

export function QuizPanel({ id, kind, host, quiz, state, lazy, load, frame, Hints }: QuizPanelProps) {
  const { index, stage, isOpen } = state;
  const top = useRef<HTMLDivElement>(null);
  const isEntered = useRef(host.place === 'site');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the question changes.
  useEffect(() => {
    const radios = [...(frame.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
    // An embed does not take focus before a visitor has used it.
    if (isEntered.current && stage === 'asking') {
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'nearest' });
    }
    isEntered.current = true;
  }, [index, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog preloads on opening, embeds on first use.
  useEffect(() => void (host.place === 'site' && comeNear()), []);

  function comeNear() {
    load().catch(() => {});
  }
  const isBegun = state.answers.some((answer) => typeof answer === 'number');
  const close = host.place === 'site' && (
    <button className={shut} type="button" onClick={quiz.close}>
      <span className={hidden}>{strings.close}</span>
    </button>
  );

  return (
    <div ref={frame} className={frameClass} onPointerEnter={comeNear} onChange={comeNear}>
      {stage === 'results' && lazy ? (
        <lazy.Results
          {...{ id, kind, host, close }}
          name={strings.title[kind]}
          values={valuesOf(state, quiz)}
          retake={quiz.retake}
        />
      ) : (
        <section className={sheet} aria-label={strings.title[kind]}>
          <div className={pane}>
            {lazy && <lazy.Primer id={id} kind={kind} answers={state.answers} />}
            {Hints && lazy && isBegun ? (
              <Hints kind={kind} answers={state.answers} index={index} />
            ) : (
              <p className={panel}>
                <b>{strings.primer.title}</b> {strings.primer.text}
              </p>
            )}
          </div>
          <div>
            <div ref={top} className={head}>
              <p className={tape}>{strings.title[kind]}</p>
              {close}
            </div>
            {isOpen && (
              <QuestionPane
                id={id}
                quiz={quiz}
                state={state}
                origin={host.place === 'site' ? host.apiOrigin : undefined}
              />
            )}
          </div>
        </section>
      )}
    </div>
  );
}
