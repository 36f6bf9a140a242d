import { destructive, slip } from './answer.css.ts';
import type { PostedForm } from './form-state.ts';
import { Offer } from './offer.tsx';
import type { Outcomes } from './outcomes.ts';

/** Says what became of a form that was posted without JavaScript, where the visitor lands: above the fields. */
export const answerWith =
  (outcomes: Outcomes) =>
  ({ id, values, outcome: { status } }: PostedForm & { id: string }) => {
    if (status === 'refused') return null; // Its messages stand at the fields.
    const { title, text } = outcomes[status];
    return (
      // The address of the answer leads here; what can have the focus gets it, and is read out.
      <div id={id} tabIndex={-1} className={status === 'failed' ? destructive : slip}>
        <p role="status">
          <b>{title}</b> {text}
        </p>
        {status === 'failed' && <Offer values={values} mail={outcomes.mail} />}
      </div>
    );
  };
