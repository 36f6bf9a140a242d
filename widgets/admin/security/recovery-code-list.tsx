import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../core/ui/copy-text.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { actions, codes as codeList, secret } from './security.css.ts';
import { strings } from './strings.ts';

/** Shown only once. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    setSaid((await copyText(codes.join('\n'), document.body)) ? strings.copied : strings.notCopied);
  }

  return (
    <div>
      <h4 ref={heading} tabIndex={-1}>
        {strings.recovery}
      </h4>
      <p>{strings.recoveryAbout}</p>
      <ol className={codeList}>
        {codes.map((code) => (
          <li key={code} className={secret}>
            {code}
          </li>
        ))}
      </ol>
      <div className={actions}>
        <button className={lineButton} type="button" onClick={copy}>
          {strings.copy}
        </button>
        <button className={button} type="button" onClick={onKept}>
          {strings.kept}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
