/** 128 random bits; works on insecure origins too, where `crypto.randomUUID` does not exist. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Gives each body its idempotency key: the same one while the body stays the same, a new one when it changes. */
export function createKeyring(mint = randomKey): (body: string) => string {
  let last: string | undefined;
  let key = '';
  return (body) => {
    if (body !== last) {
      last = body;
      key = mint();
    }
    return key;
  };
}
