import { useEffect, useState } from 'react';
import type { ApiError } from '../core/data/api.ts';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { createAdminApi } from './admin-api.ts';
import { body } from './layout.css.ts';
import { AdminLayout } from './layout.tsx';
import { Login } from './login/login.tsx';

interface AdminData {
  /** If unknown, the page asks. */
  isOwner: boolean | 'unknown';
}

/** `asked`: not known yet. `unsure`: not found out. `left`: logged out here. `back`: ended; typed text stays. */
type Presence = 'asked' | 'unsure' | 'away' | 'in' | 'left' | 'back';

function Admin({ id, data, host }: WidgetProps<Record<string, never>, AdminData>) {
  const isOwner = data?.isOwner;
  const [presence, setPresence] = useState<Presence>(isOwner === 'unknown' ? 'asked' : isOwner ? 'in' : 'away');
  const [api] = useState(() => createAdminApi(host.apiOrigin, () => setPresence('back')));
  useEffect(() => {
    if (presence !== 'asked') return;
    api.get('/session').then(
      () => setPresence('in'),
      (error) => setPresence((error as ApiError).status === 401 ? 'away' : 'unsure'),
    );
  }, [presence, api]);
  if (presence === 'asked') {
    return (
      <div className={body}>
        <h1>Office</h1>
        <p role="status">Loading...</p>
      </div>
    );
  }
  return (
    <>
      {presence !== 'in' && <Login id={id} api={api} reason={presence} onSuccess={() => setPresence('in')} />}
      {(presence === 'in' || presence === 'back') && (
        <div hidden={presence === 'back'}>
          <AdminLayout api={api} onLogout={() => setPresence('left')} />
        </div>
      )}
    </>
  );
}

export const admin = defineWidget<Record<string, never>, AdminData>({
  name: 'admin',
  options: {},
  View: Admin,
});
