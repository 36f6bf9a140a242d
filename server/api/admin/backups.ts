import path from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Auth } from '../../auth/create-auth.ts';
import { maxPasswordLength } from '../../auth/password-policy.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { limitTable } from '../../limits/limit-table.ts';
import { backupArchive } from '../../maintenance/backups/backup-archive.ts';
import type { OwnerBackups } from '../../maintenance/backups/owner-backups.ts';
import { problemSentences } from '../../problem.ts';
import { validBody } from '../../valid-body.ts';
import { deviceOf } from './session.ts';

const maxBytes = 4 * 1024;
const wrong = problemSentences.wrong_password;
const Download = v.object({
  password: v.pipe(v.string(wrong), v.maxLength(maxPasswordLength, wrong)),
});

/**
 * `GET /api/admin/backups`: the newest backup. `POST`: starts one and answers 202 with the same body. `POST …/download`
 * `{ password }`: the newest one with its photos as a tar file. A backup contains the office's credentials, so the
 * download requires the password. Both calls are recorded in the log of logins.
 */
export function backupRoutes(parts: {
  backups: OwnerBackups;
  limitCounts: Pick<LimitCounts, 'note'>;
  security: Auth['security'];
}) {
  const { backups, limitCounts, security } = parts;

  /** Aborts a download whose reader is too slow: until it ends, the file stays open and takes disk space. */
  function abortLate(stream: Readable): Readable {
    const late = setTimeout(() => {
      limitCounts.note('exportMinutes');
      stream.destroy(new Error('The backup was read too slowly'));
    }, limitTable.exportMinutes.number * 60_000).unref();
    return stream.once('close', () => clearTimeout(late));
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin/backups' })
    .get('', async (ctx) => {
      ctx.body = await backups.state();
    })
    .post('', async (ctx) => {
      await backups.run();
      await security.noteAction(deviceOf(ctx), 'backup_started');
      ctx.status = 202;
      ctx.body = await backups.state();
    })
    .post('/download', async (ctx) => {
      const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
      const { password } = validBody(body, Download);
      await security.provePassword(deviceOf(ctx), password);
      const backup = await backups.download();
      const archive = await backupArchive(backup);
      await security.noteAction(deviceOf(ctx), 'backup_downloaded');
      const { name } = path.parse(backup.file);
      ctx.body = abortLate(archive);
      ctx.attachment(`${name}.tar`);
      ctx.type = 'application/x-tar';
    });
}
