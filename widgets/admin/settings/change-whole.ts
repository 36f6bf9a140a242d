import type { AdminSettings, editedWhole } from '../../../catalogue/contracts/admin/settings.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';

type Name = (typeof editedWhole)[number];

interface Edit<Of extends Name> {
  name: Of;
  value: AdminSettings[Of];
  /** What the page showed before the edit. */
  former: AdminSettings[Of];
  /** The saved value, or that of another device. */
  show: (current: AdminSettings[Of]) => void;
}

/** Rejects with the server's message, after `show`. */
export async function changeWhole<Of extends Name>(api: AdminApi, { name, value, former, show }: Edit<Of>) {
  try {
    const change = { [name]: value, former: { [name]: former } };
    show((await api.send<AdminSettings>('PATCH', '/settings', change))[name]);
  } catch (error) {
    if (problemCodeOf(error) === 'changed') show((await api.get<AdminSettings>('/settings'))[name]);
    throw error;
  }
}
