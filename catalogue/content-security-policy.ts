export interface PolicyPart {
  text: string;
  isAdded?: boolean;
}

const needed = ['script-src', 'connect-src'] as const;
const neededInSandbox = ['allow-scripts', 'allow-same-origin', 'allow-forms'];

/** Webmasters paste headers, server configuration or `<meta>` tags. */
function policyIn(pasted: string): string {
  const content = /^\s*<meta\b[^>]*\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(pasted);
  if (content) return content[1] ?? content[2] ?? '';
  const named = /content-security-policy(?:-report-only)?["']?\s*[:,=]?\s*(?:"([^"]*)"|([\s\S]*))/i.exec(pasted);
  return named ? (named[1] ?? named[2] ?? '') : pasted;
}

/** A missing directive gets its fallback’s sources, which then no longer apply (https://www.w3.org/TR/CSP3/). */
export function mergePolicy(pasted: string, origin: string): PolicyPart[] {
  const policies = policyIn(pasted)
    .split(',')
    .filter((policy) => /[^\s;]/.test(policy));
  return policies.flatMap((policy, at) => [...(at ? [{ text: ', ' }] : []), ...mergeOne(policy, origin)]);
}

function mergeOne(policy: string, origin: string): PolicyPart[] {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  const sourcesOf = (name: string) => directives.find(([own]) => own?.toLowerCase() === name)?.slice(1);
  const isNeeded = (name: string) => /^(script-src(-elem)?|connect-src)$/.test(name);

  const kept = directives.map(([name = '', ...sources]): PolicyPart[] => {
    if (name.toLowerCase() === 'sandbox') return withSandbox(name, sources);
    if (!isNeeded(name.toLowerCase()) || allows(sources, origin)) return [{ text: [name, ...sources].join(' ') }];
    return withOrigin(name, sources, origin);
  });
  const fallback = sourcesOf('default-src');
  const added = needed
    .filter((name) => !sourcesOf(name) && fallback && !allows(fallback, origin))
    .map((name): PolicyPart[] => {
      const sources = (fallback ?? []).filter((source) => !isNone(source));
      return [{ text: [name, ...sources, origin].join(' '), isAdded: true }];
    });
  return [...kept, ...added].flatMap((parts, at) => [...(at ? [{ text: '; ' }] : []), ...parts]);
}

const isNone = (source: string) => source.toLowerCase() === "'none'";

/** 'none' is valid only alone. */
function withOrigin(name: string, sources: readonly string[], origin: string): PolicyPart[] {
  const others = sources.filter((source) => !isNone(source));
  return [{ text: `${[name, ...others].join(' ')} ` }, { text: origin, isAdded: true }];
}

function withSandbox(name: string, given: readonly string[]): PolicyPart[] {
  const missing = neededInSandbox.filter((token) => !given.some((own) => own.toLowerCase() === token));
  const own = { text: [name, ...given].join(' ') };
  return missing.length === 0 ? [own] : [{ text: `${own.text} ` }, { text: missing.join(' '), isAdded: true }];
}

function allows(sources: readonly string[], origin: string): boolean {
  const { protocol, host, hostname } = new URL(origin);
  return sources.some((source) => {
    const plain = source.toLowerCase().replace(/\/$/, '');
    if (plain === '*' || plain === protocol || plain === origin || plain === host) return true;
    const wildcard = /^(?:https?:\/\/)?\*(\..+)$/.exec(plain)?.[1];
    return wildcard !== undefined && hostname.endsWith(wildcard);
  });
}

/** With 'strict-dynamic', browsers ignore origins, and our script needs the page's nonce. */
export const isStrictDynamic = (line: string): boolean => /'strict-dynamic'/i.test(line);
