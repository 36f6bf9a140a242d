/** A server's response. */
export interface Answer {
  status: number;
  /** The headers, one per line. */
  headers: string;
  body: string;
}

const origin = 'https://rebranded.test';

/** Fetches a URL and everything on the same site that links and the sitemap lead to. */
export async function crawl(url: string, from: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue;
    const response = await fetch(url + path, { redirect: 'manual' });
    const headers = [...response.headers].map((line) => line.join(': ')).join('\n');
    const body = await response.text();
    answers.set(path, { status: response.status, headers, body });
    waiting.push(...linksIn(body));
  }
  return answers;
}

const linksIn = (text: string) => [
  ...[...text.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
];

/** Configuration that gives the server that origin. */
export const crawledAs = { PUBLIC_URL: origin, TRUST_PROXY_HOPS: '1' };
