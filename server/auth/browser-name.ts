import Bowser from 'bowser';

/** Real user agents are half as long. */
const maxRead = 400;

/** A browser's common name, such as "Chrome on Android", without version or model. */
export function browserName(userAgent = ''): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent.slice(0, maxRead)) : { browser: {}, os: {} };
  const [name, system] = [plain(browser.name), plain(os.name)];
  if (!name) return system ? `A browser on ${system}` : 'Unknown browser';
  return system ? `${name} on ${system}` : name;
}

/** The library returns text from unknown user agents as it is. */
const plain = (name = '') => name.replace(/[^\w .-]/g, '').slice(0, 30);
