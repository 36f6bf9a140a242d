/** A visitor's user agent: requests without one, or from a program, are not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** Posts JSON like a visitor's browser. */
export const postAsBrowser = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
    body: JSON.stringify(body),
  });

/** The same, again while the server is too busy: it then refuses counts with a 503 before anything else. */
export async function postUntilServed(...post: Parameters<typeof postAsBrowser>): Promise<Response> {
  for (;;) {
    const answer = await postAsBrowser(...post);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The owner’s password on every server that tests start. */
export const ownerPassword = 'correct horse battery staple';

/** The password's hash, with a low cost so that tests are fast. */
export const ownerHash = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$ZMZ8QUA0k7ZBYTIWhuZ5S0cao5fRSfOdGrqUJlaJuUI';
