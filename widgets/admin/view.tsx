import { useState } from 'react';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { createAdminApi } from './admin-api.ts';
import { AdminLayout } from './layout.tsx';
import { Login } from './login/login.tsx';

export interface AdminData {
  /** Whether the owner is logged in. */
  isOwner: boolean;
}

/**
 * `away`: not logged in. `left`: logged out here. `back`: the session ended during work; open views and typed text are
 * kept behind the login.
 */
type Presence = 'away' | 'in' | 'left' | 'back';

export function Admin({ id, data, host }: WidgetProps<Record<string, never>, AdminData>) {
  const [presence, setPresence] = useState<Presence>(data?.isOwner ? 'in' : 'away');
  const [api] = useState(() => createAdminApi(host.apiOrigin, () => setPresence('back')));
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
