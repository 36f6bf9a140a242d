import type { Toast } from '../ui/toast.tsx';

/** A mail that a visitor can send instead of a form. */
export interface FormMail {
  subject: string;
  /** Its text, from the form's values. */
  lines(values: Readonly<Record<string, string>>): readonly string[];
}

/** What a form says once it was sent or failed: in a toast, or on the page if it was posted without JavaScript. */
export interface Outcomes {
  sent: Toast;
  failed: Toast;
  mail: FormMail;
}

/** The values with the fields' labels. */
export const labelled = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => `${label}: ${values[name] ?? ''}`);
