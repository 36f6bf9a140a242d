import type { AdminSettings, editedWhole } from '../../../catalogue/contracts/admin/settings.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';

type Name = (typeof editedWhole)[number];

interface Edit<Of extends Name> {
  name: Of;
  value: AdminSettings[Of];
  /** The value that the page showed before the edit. */
  former: AdminSettings[Of];
  /** Receives the current value: the saved one, or another device's if it has changed the setting since `former`. */
  show: (current: AdminSettings[Of]) => void;
}

/** Saves a setting unless another device has changed it. Rejects with the server's message, after `show`. */
export async function changeWhole<Of extends Name>(api: AdminApi, { name, value, former, show }: Edit<Of>) {
  try {
    const change = { [name]: value, former: { [name]: former } };
    show((await api.send<AdminSettings>('PATCH', '/settings', change))[name]);
  } catch (error) {
    if (problemCodeOf(error) === 'changed') show((await api.get<AdminSettings>('/settings'))[name]);
    throw error;
  }
}
