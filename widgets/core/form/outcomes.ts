import type { Toast } from '../ui/toast.tsx';

/** A mail that a visitor may send in place of a form. */
export interface FormMail {
  subject: string;
  /** Its text, from what was typed. */
  lines(values: Readonly<Record<string, string>>): readonly string[];
}

/** What a form says once it was sent, or could not be: by toast, or where it was posted without JavaScript. */
export interface Outcomes {
  sent: Toast;
  failed: Toast;
  mail: FormMail;
}

/** What was typed, with the fields' labels. */
export const labelled = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => `${label}: ${values[name] ?? ''}`);
