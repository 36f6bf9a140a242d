import path from 'node:path';
import type { Config } from '../config.ts';

/**
 * The text for a terminal once the server listens: its address, where data and mail are, how to log in and how to stop.
 * A new password is printed separately, once.
 * @param config.port the port that it listens on
 */
export function welcome(config: Config): string {
  const { publicUrl, host, port, dataDir, mongodbUri, backupDir, adminPasswordHash } = config;
  const listensAt = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const rows: [string, string][] = [
    ['Website', publicUrl === `http://localhost:${port}` ? publicUrl : `${publicUrl}, listening at ${listensAt}`],
    ['Office', `${publicUrl}/admin`],
    ['Log in', adminPasswordHash ? 'with the password of ADMIN_PASSWORD_HASH' : passwordHelp],
    ['Data', mongodbUri ? 'in MongoDB' : path.resolve(dataDir, 'brushline.db')],
    ['Mail', mailPlace(config)],
    ['Backups', backupDir ? `daily in ${path.resolve(backupDir)}` : 'none: set BACKUP_DIR'],
    ['Stop', 'Ctrl+C'],
  ];
  return `\nBrushline is running.\n\n${rows.map(([name, text]) => `  ${name.padEnd(9)}${text}\n`).join('')}\n`;
}

const passwordHelp =
  'with the password printed once, at the first start; "node dist/server/password.js" sets a new one';

function mailPlace({ sendgridApiKey, mailTo, dataDir }: Config): string {
  if (sendgridApiKey) return `sent to ${mailTo.map(({ address }) => address).join(', ')} through SendGrid`;
  return `written to ${path.resolve(dataDir, 'outbox')}, not sent: SENDGRID_API_KEY is not set`;
}
