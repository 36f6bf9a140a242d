import { FallbackContact } from './fallback-contact.tsx';
import type { PostedForm } from './form-state.ts';
import type { Outcomes } from './outcomes.ts';
import { destructive, slip } from './posted-answer.css.ts';

/** Shows the outcome of a form posted without JavaScript, above the fields, where the visitor lands. */
export const postedAnswer =
  (outcomes: Outcomes) =>
  ({ id, values, outcome: { status } }: PostedForm & { id: string }) => {
    if (status === 'refused') return null; // Its messages are at the fields.
    const { title, text } = outcomes[status];
    return (
      // The response's URL leads here; an element that can have focus gets it and is read out.
      <div id={id} tabIndex={-1} className={status === 'failed' ? destructive : slip}>
        <p role="status">
          <b>{title}</b> {text}
        </p>
        {status === 'failed' && <FallbackContact values={values} mail={outcomes.mail} />}
      </div>
    );
  };
