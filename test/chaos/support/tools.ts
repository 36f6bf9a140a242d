import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { timeLimitMs } from '../../support/node-start.mjs';
import { inSmallDisk } from './small-disk.ts';

/** Tools that a risk may need besides Node. */
export type Tool = 'strace' | 'faketime' | 'tmpfs';

const isThere: Record<Tool, () => boolean | Promise<boolean>> = {
  strace: () => spawnSync('strace', ['-V']).status === 0,
  faketime: () => faketimeLibrary() !== undefined,
  tmpfs: () => inSmallDisk(1, async () => true).catch(() => false),
};

/** Installs missing tools from Debian, as root. @returns the tools that are not available here */
export async function installTools(tools: readonly Tool[]): Promise<ReadonlySet<Tool>> {
  let missing = await missingOf(tools);
  const packages = missing.filter((tool) => tool !== 'tmpfs');
  if (packages.length > 0 && process.getuid?.() === 0) {
    const options = { stdio: 'ignore', timeout: timeLimitMs(120_000) } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], options);
    missing = await missingOf(tools);
  }
  return new Set(missing);
}

async function missingOf(tools: readonly Tool[]): Promise<Tool[]> {
  const missing: Tool[] = [];
  for (const tool of tools) if (!(await isThere[tool]())) missing.push(tool);
  return missing;
}

/** The path at which Debian’s package `faketime` installs its library. */
export function faketimeLibrary(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .map(({ name }) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    .find(existsSync);
}
