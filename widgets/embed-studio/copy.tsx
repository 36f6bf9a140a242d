import { useEffect, useState } from 'react';
import { hidden, lineButton } from '../core/ui/parts.css.ts';
import { strings } from './strings.ts';

const thanksMs = 2000;

/** Copies the text, and says so for two seconds. A browser that does not let us leaves the text to be selected. */
export function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), thanksMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      (error) => console.error(error),
    );
  return (
    <button className={lineButton} type="button" onClick={copy}>
      {copied === text ? strings.copied : strings.copy}
      <span className={hidden} role="status">
        {copied === text ? strings.copied : ''}
      </span>
    </button>
  );
}
