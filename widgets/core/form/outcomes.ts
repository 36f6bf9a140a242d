import type { Toast } from '../ui/toast.tsx';

/** The mail that a visitor can send instead of the form. */
export interface FormMail {
  subject: string;
  /** Its text, from the form's values. */
  lines(values: Readonly<Record<string, string>>): readonly string[];
}

/** A form's messages after success or failure: in a toast, or on the page if it was posted without JavaScript. */
export interface Outcomes {
  sent: Toast;
  failed: Toast;
  mail: FormMail;
}

/** The values with the fields' labels. */
export const labeled = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => `${label}: ${values[name] ?? ''}`);

/** Adds the time to wait, rounded up to minutes or hours, to a sentence that ends in “try again.” */
export function withWait(sentence: string, seconds: number | undefined): string {
  if (seconds === undefined) return sentence;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait =
    minutes <= 1 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : hours === 1 ? 'an hour' : `${hours} hours`;
  return sentence.replace(/\.$/, ` in ${wait}.`);
}
