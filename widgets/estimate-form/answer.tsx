import type { PostedForm } from '../kit/form/form-state.ts';
import { destructive, slip } from './answer.css.ts';
import { Offer } from './offer.tsx';
import { outcomes } from './outcome-strings.ts';
import { strings } from './strings.ts';

/** What became of a form that was posted without JavaScript, where the visitor lands: above the fields. */
export function Answer({ values, outcome: { status } }: PostedForm) {
  if (status === 'refused') return null; // Its messages stand at the fields.
  const { title, text } = outcomes(strings)[status];
  return (
    <div className={status === 'failed' ? destructive : slip}>
      <p role="status">
        <b>{title}</b> {text}
      </p>
      {status === 'failed' && <Offer values={values} words={strings} />}
    </div>
  );
}
