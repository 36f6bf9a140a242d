import type { ComponentType, ReactNode } from 'react';
import { button, tape } from '../parts.css.ts';
import { foot, frame, head, sheet, tiny } from './form.css.ts';
import type { PostedForm } from './form-state.ts';
import { Kept } from './kept.tsx';
import { Trap } from './trap.tsx';
import type { DrawnForm } from './use-form.ts';

/** What a page of ours renders a form with. */
export interface FormOnPage {
  /** Where the form posts to without JavaScript: the page's own path. */
  action: string;
  /** A form that was posted so, and what became of it. */
  posted?: PostedForm | undefined;
}

interface FormSheetProps {
  form: DrawnForm;
  /** By which the server knows a posted form. */
  name: string;
  /** Every word that it shows from the start, apart from its fields. */
  words: Readonly<Record<'tape' | 'title' | 'send' | 'sending' | 'smallPrint' | 'failed', string>>;
  /** The line under the title. */
  intro: string;
  heading: 'shown' | 'none';
  data: FormOnPage | undefined;
  /** What the server says to a posted form. @default in browsers, what it has said stays */
  Answer?: ComponentType<PostedForm> | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form as a work order: its heading, its fields, its button and, once a visitor has gone into it, its answers. */
export function FormSheet(props: FormSheetProps) {
  const { form, name, words, intro, heading, data, Answer = Kept, children } = props;
  const { state, life, answered } = form;
  const isSending = state.status === 'sending';
  return (
    <>
      <div className={frame}>
        <form className={sheet} method="post" action={data?.action} aria-label={data && words.tape} {...form.props}>
          {heading === 'shown' && (
            <div className={head}>
              <p className={tape}>{words.tape}</p>
              <h2>{words.title}</h2>
              <p>{intro}</p>
            </div>
          )}
          {answered && <Answer {...answered} />}
          {data && <input type="hidden" name="form" value={name} />}
          {children}
          <Trap />
          <div className={foot}>
            <button className={button} type="submit" aria-disabled={isSending || undefined}>
              {isSending ? words.sending : words.send}
            </button>
            <p className={tiny}>{words.smallPrint}</p>
            {state.status === 'failed' &&
              !answered &&
              (life ? <life.Offer values={life.read()} mail={life.mail} /> : <p role="alert">{words.failed}</p>)}
          </div>
        </form>
      </div>
      {life && <life.Effects life={life} state={state} />}
    </>
  );
}
