import { ownerPassword } from '../../support/owner.ts';
import { newAddress, type Outcome, send } from './leads.ts';

/** The owner at one browser. */
export interface OwnerBrowser {
  /** One login attempt. @default the right password */
  login(password?: string): Promise<Outcome>;
  /** Calls the admin with the browser’s cookies. */
  ask(path: string, body?: object): Promise<Outcome>;
  /** The headers of the browser's requests. */
  headers(): Record<string, string>;
}

/** A browser with its own cookies, at an unused address. */
export function newOwnerBrowser(origin: string): OwnerBrowser {
  const cookies = new Map<string, string>();
  const address = newAddress();

  const headers = () => ({
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  async function call(path: string, method: string, body?: object): Promise<Outcome> {
    const outcome = await send(`${origin}/api/admin${path}`, {
      method,
      headers: headers(),
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of [outcome.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return outcome;
  }

  return {
    headers,
    login: (password = ownerPassword) => call('/session', 'POST', { password }),
    ask: (path, body) => call(path, body ? 'POST' : 'GET', body),
  };
}
