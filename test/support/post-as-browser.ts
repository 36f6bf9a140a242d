/** As a visitor's browser names itself: what says nothing of itself, or says that it is a program, is not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** Posts JSON as a visitor's browser does. */
export const postAsBrowser = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
    body: JSON.stringify(body),
  });
