import type { Toast } from '../ui/toast.tsx';

export interface FormMail {
  subject: string;
  lines(values: Readonly<Record<string, string>>): readonly string[];
}

export interface Outcomes {
  sent: Toast;
  failed: Toast;
  mail: FormMail;
}

export const labeled = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => `${label}: ${values[name] ?? ''}`);

/** For a sentence that ends in “try again.”; rounds up. */
export function withWait(sentence: string, seconds: number | undefined): string {
  if (seconds === undefined) return sentence;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait =
    minutes <= 1 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : hours === 1 ? 'an hour' : `${hours} hours`;
  return sentence.replace(/\.$/, ` in ${wait}.`);
}
