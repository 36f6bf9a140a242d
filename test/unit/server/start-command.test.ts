import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startFlags } from '../../support/start-flags.ts';

const deployed = (file: string) => readFileSync(`server/deploy/${file}`, 'utf8');

describe('the command that starts the server', () => {
  it('is the same in the systemd unit as in npm start', () => {
    const [, started] = /^ExecStart=\S+ (.+)$/m.exec(deployed('brushline.service')) ?? [];
    expect(started).toBe([...startFlags, 'dist/server/index.js'].join(' '));
  });

  it('is the same in the image as in npm start', () => {
    const [, started = '[]'] = /^CMD (.+)$/m.exec(deployed('Dockerfile')) ?? [];
    expect(JSON.parse(started)).toEqual(['node', ...startFlags, 'dist/server/index.js']);
  });
});
