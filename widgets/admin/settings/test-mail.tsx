import { useState } from 'react';
import type { TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { useAction } from '../ui/use-action.ts';
import { Row } from './row.tsx';
import { strings } from './strings.ts';

const { mail: text } = strings.alerts;

export function TestMail({ api }: { api: AdminApi }) {
  const action = useAction();
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState('');
  const message = action.hasFailed ? (action.errors.mail ?? action.said) : trouble;

  function send(): void {
    setDone('');
    setTrouble('');
    void action.act(async () => {
      const { to, isFile, trouble = '' } = await api.send<TestMailOutcome>('POST', '/mail/test');
      setDone(isFile ? text.isFile : to && text.sent(to));
      setTrouble(trouble);
    });
  }

  return (
    <>
      <Row title={text.title} about={text.about}>
        <button className={lineButton} type="button" aria-disabled={action.isBusy || undefined} onClick={send}>
          {text.test}
        </button>
      </Row>
      <p role="status">{done}</p>
      <p role="alert">{message}</p>
    </>
  );
}
