import { createPublicKey } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { business } from '../catalogue/business.ts';
import { Email } from '../catalogue/contracts/text.ts';
import { passwordHashPattern } from './auth/password.ts';
import { logLevels } from './log/log.ts';

function wholeNumber(max: number) {
  const sentence = `must be a whole number from 0 to ${max}`;
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, sentence), v.transform(Number), v.maxValue(max, sentence));
}

const text = (pattern: RegExp, sentence: string) => v.pipe(v.string(), v.regex(pattern, sentence));

const isOrigin = (text: string) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const Origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').flatMap((origin) => origin.trim() || [])),
  v.check(
    (origins) => origins.every(isOrigin),
    'must be exact origins such as https://www.example.com, separated by commas',
  ),
);

/** As in a mail's `To`: a name needs quotes only around commas. */
const Recipients = v.pipe(
  v.string(),
  v.transform((list) => (list.match(/(?:"[^"]*"|[^",])+/g) ?? []).flatMap((one) => mailAddress(one.trim()) ?? [])),
  v.array(v.object({ name: v.string(), address: Email.wrapped })),
  v.minLength(1),
  v.maxLength(5),
  // SendGrid refuses a mail that names an address twice.
  v.check((all) => new Set(all.map(({ address }) => address.toLowerCase())).size === all.length),
);

function mailAddress(text: string): { name: string; address: string } | undefined {
  if (text === '') return undefined;
  const [, quoted, plain = '', address] = /^(?:"([^"]*)"|([^"<>]*))\s*<([^<>]*)>$/.exec(text) ?? [];
  return address === undefined ? { name: '', address: text } : { name: (quoted ?? plain).trim(), address };
}

/** As SendGrid shows it: DER in base64. */
const PublicKey = v.pipe(
  v.string(),
  v.transform((text) => {
    try {
      return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    } catch {
      return undefined;
    }
  }),
  v.check(
    (key) => key?.asymmetricKeyType === 'ec',
    'must be the verification key that SendGrid shows for its signed event webhook',
  ),
);

const Environment = v.object({
  PORT: v.optional(wholeNumber(65_535), '3000'),
  HOST: v.optional(text(/^[\w.:-]+$/, 'must be a host name or an address'), '127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((url) => url.replace(/\/$/, '')),
      v.check(isOrigin, 'must be an origin such as https://www.example.com, without a path'),
    ),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  BACKUP_DIR: v.optional(v.string()),
  MONGODB_URI: v.optional(text(/^mongodb(\+srv)?:\/\/\S+$/, 'must start with mongodb:// or mongodb+srv://')),
  SENDGRID_API_KEY: v.optional(text(/^\S+$/, 'must hold no spaces')),
  SENDGRID_WEBHOOK_KEY: v.optional(PublicKey),
  MAIL_FROM: v.optional(Email.wrapped, business.email),
  MAIL_TO: v.optional(Recipients, business.email),
  EMBED_ORIGINS: v.optional(Origins, ''),
  ADMIN_PASSWORD_HASH: v.optional(
    text(passwordHashPattern, 'must be a line that `node dist/server/password.js --print-hash` has printed'),
  ),
  TRUST_PROXY_HOPS: v.optional(wholeNumber(10), '0'),
  DRAIN_SECONDS: v.optional(wholeNumber(60)),
  ANALYTICS_ID: v.optional(text(/^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/, 'must be an id such as G-XXXXXXXXXX')),
  METRICS_TOKEN: v.optional(text(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits or -._~+/=')),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

/** For a load balancer that checks every 2 s and gives up after two failures. */
const drainBehindProxySeconds = 5;

/** Where the schema has sentences for forms. */
const sentences: Record<string, string> = {
  MAIL_FROM: 'must be one e-mail address',
  MAIL_TO: 'must be one to five different e-mail addresses, separated by commas, such as Office <office@example.com>',
};

export type Config = ReturnType<typeof configOf>;

function configOf(set: v.InferOutput<typeof Environment>) {
  /** One to five, each address once; a name may be empty. */
  const mailTo: readonly { name?: string; address: string }[] = set.MAIL_TO;
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    dataDir: set.DATA_DIR,
    /** Of SQLite only. */
    backupDir:
      set.BACKUP_DIR === 'off' || set.MONGODB_URI ? undefined : (set.BACKUP_DIR ?? path.join(set.DATA_DIR, 'backups')),
    mongodbUri: set.MONGODB_URI,
    sendgridApiKey: set.SENDGRID_API_KEY,
    sendgridWebhookKey: set.SENDGRID_WEBHOOK_KEY,
    mailFrom: set.MAIL_FROM,
    mailTo,
    embedOrigins: set.EMBED_ORIGINS,
    adminPasswordHash: set.ADMIN_PASSWORD_HASH,
    trustProxyHops: set.TRUST_PROXY_HOPS,
    drainSeconds: set.DRAIN_SECONDS ?? (set.TRUST_PROXY_HOPS > 0 ? drainBehindProxySeconds : 0),
    analyticsId: set.ANALYTICS_ID,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
  };
}

/** An empty variable counts as not set. `wrong` never has a value; exit code: `start-failure.ts`. */
export function readConfig(environment: NodeJS.ProcessEnv): { config: Config } | { wrong: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, output, issues = [] } = v.safeParse(Environment, given);
  const wrong = new Map(
    issues.map(({ path, message }) => {
      const name = String(path?.[0]?.key);
      return [name, sentences[name] ?? message] as const;
    }),
  );
  if (given.SENDGRID_API_KEY) {
    for (const name of ['MAIL_FROM', 'MAIL_TO']) {
      if (!given[name]) wrong.set(name, 'is required when SENDGRID_API_KEY is set');
    }
  }
  const isHttps = given.PUBLIC_URL?.startsWith('https:') && !wrong.has('PUBLIC_URL');
  if (isHttps && /^0*$/.test(given.TRUST_PROXY_HOPS ?? '')) {
    wrong.set('TRUST_PROXY_HOPS', 'must be at least 1 with an https PUBLIC_URL: only a proxy in front can speak TLS');
  }
  if (!success || wrong.size > 0) return { wrong: [...wrong].map(([name, sentence]) => `${name} ${sentence}`) };
  return { config: configOf(output) };
}
