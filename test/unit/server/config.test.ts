import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { business } from '../../../catalogue/business.ts';
import { readConfig } from '../../../server/config.ts';

const wrongNames = (environment: NodeJS.ProcessEnv) => {
  const reading = readConfig(environment);
  return 'wrong' in reading ? reading.wrong.map((sentence) => sentence.split(' ')[0]) : [];
};
const config = (environment: NodeJS.ProcessEnv) => {
  const reading = readConfig(environment);
  if ('wrong' in reading) throw new Error(reading.wrong.join());
  return reading.config;
};

const keyOf = (type: 'ec' | 'ed25519') =>
  (type === 'ec' ? generateKeyPairSync(type, { namedCurve: 'P-256' }) : generateKeyPairSync(type)).publicKey
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

describe('the configuration', () => {
  it('requires no variable', () => {
    expect(config({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      backupDir: 'data/backups',
      mongodbUri: undefined,
      sendgridApiKey: undefined,
      mailFrom: business.email,
      mailTo: [{ name: '', address: business.email }],
      embedOrigins: [],
      trustProxyHops: 0,
      drainSeconds: 0,
      analyticsId: undefined,
      metricsToken: undefined,
      logLevel: 'info',
    });
  });

  it('treats an empty variable as not set, and removes the slash after an origin', () => {
    expect(config({ PORT: '', MAIL_TO: '', EMBED_ORIGINS: '' }).port).toBe(3000);
    expect(config({ PUBLIC_URL: 'https://www.example.com/', TRUST_PROXY_HOPS: '1' }).publicUrl).toBe(
      'https://www.example.com',
    );
    expect(config({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('puts backups next to the SQLite file, and makes none of MongoDB, or if off', () => {
    const mongo = { MONGODB_URI: 'mongodb://db.example/x' };
    expect(config({ DATA_DIR: '/srv/data' }).backupDir).toBe('/srv/data/backups');
    expect(config({ BACKUP_DIR: '/mnt/other' }).backupDir).toBe('/mnt/other');
    expect(config({ ...mongo }).backupDir).toBeUndefined();
    expect(config({ ...mongo, BACKUP_DIR: '/mnt/other' }).backupDir).toBeUndefined();
    expect(config({ BACKUP_DIR: 'off' }).backupDir).toBeUndefined();
  });

  it.each<[string, [string, string][]]>([
    ['a@b.co', [['', 'a@b.co']]],
    ['Office <a@b.co>', [['Office', 'a@b.co']]],
    [
      '"Doe, Jane" <jane@d.co>,Müller<m@d.co>',
      [
        ['Doe, Jane', 'jane@d.co'],
        ['Müller', 'm@d.co'],
      ],
    ],
    ['a@b.co,b@b.co,c@b.co,d@b.co,<e@b.co>', [...'abcde'].map((letter) => ['', `${letter}@b.co`])],
  ])('reads the recipients %s', (MAIL_TO, expected) => {
    expect(config({ MAIL_TO }).mailTo.map(({ name, address }) => [name, address])).toEqual(expected);
  });

  it('requires a proxy with an https URL', () => {
    const PUBLIC_URL = 'https://www.example.com';
    expect(wrongNames({ PUBLIC_URL })).toEqual(['TRUST_PROXY_HOPS']);
    expect(wrongNames({ PUBLIC_URL, TRUST_PROXY_HOPS: '2' })).toEqual([]);
  });

  it('gives load balancers five seconds by default', () => {
    expect(config({ TRUST_PROXY_HOPS: '1' }).drainSeconds).toBe(5);
    expect(config({ TRUST_PROXY_HOPS: '1', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
    expect(config({ DRAIN_SECONDS: '60' }).drainSeconds).toBe(60);
  });

  it.each<[string, string]>([
    ['PORT', '65536'],
    ['HOST', 'http://x'],
    ['PUBLIC_URL', 'https://www.example.com/shop'],
    ['MONGODB_URI', 'localhost:27017'],
    ['SENDGRID_API_KEY', 'two words'],
    ['SENDGRID_WEBHOOK_KEY', keyOf('ed25519')],
    ['MAIL_TO', 'Office <a@b.co> c@d.co'],
    ['MAIL_TO', 'a@b.co, Office <A@b.co>'],
    ['ANALYTICS_ID', 'G-1"><script>'],
    ['EMBED_ORIGINS', 'https://*.example.com'],
    ['TRUST_PROXY_HOPS', '11'],
    ['DRAIN_SECONDS', '61'],
    ['LOG_LEVEL', 'verbose'],
  ])('refuses %s=%s without quoting it', (name, value) => {
    expect(wrongNames({ MAIL_FROM: 'a@b.co', MAIL_TO: 'a@b.co', [name]: value })).toEqual([name]);
    const reading = readConfig({ [name]: `${value} canary` });
    expect(JSON.stringify(reading)).not.toContain('canary');
  });
});
