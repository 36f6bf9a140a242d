import { describe, expect, it } from 'vitest';
import type { HealthCheck } from '../../../server/health.ts';
import { login } from '../support/owner-session.ts';
import { type Setup, startServer } from '../support/test-server.ts';

async function office(setup: Setup) {
  const server = await startServer(setup);
  const owner = await login(server);
  return {
    server,
    get: (path: string) => server.call(`/api/admin${path}`, { headers: owner }),
    post: (path: string, body: object) => server.post(`/api/admin${path}`, body, owner),
  };
}

const tells =
  (severity: 'problem' | 'warning' | 'info', key: string = severity): HealthCheck =>
  async () => [{ key, severity, sentence: `This is ${severity}.` }];

describe('the state of the site', () => {
  it('contains the result of every check once, worst first', async () => {
    const { server, get } = await office({
      checks: [tells('info'), tells('warning'), tells('problem'), tells('info'), async () => []],
    });
    await using _ = server;
    const answer = await get('/health');
    expect(answer.json().conditions.map(({ key }: { key: string }) => key)).toEqual(['problem', 'warning', 'info']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('reports the other checks, and the failure, when a check fails', async () => {
    const { server, get } = await office({
      checks: [
        tells('problem'),
        async () => {
          throw new Error('canary-cause');
        },
      ],
    });
    await using _ = server;
    const answer = await get('/health');
    expect(answer.json().conditions).toMatchObject([{ key: 'problem' }, { key: 'unchecked', severity: 'warning' }]);
    expect(answer.text + server.log.join()).not.toContain('canary');
    expect(server.log.join()).toContain('health_check_failed');
  });
});
