import { useEffect, useState } from 'react';
import { copyText } from '../core/ui/copy-text.ts';
import { hidden } from '../core/ui/parts.css.ts';
import * as styles from './code.css.ts';
import { strings } from './strings.ts';

const thanksMs = 2000;

/** If the browser refuses, the text is selectable. */
export function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), thanksMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text, document.body)) setCopied(text);
  };
  return (
    <button className={styles.copy} type="button" data-held="" onClick={copy}>
      {copied === text ? strings.copied : strings.copy}
      <span className={hidden} role="status">
        {copied === text ? strings.copied : ''}
      </span>
    </button>
  );
}
