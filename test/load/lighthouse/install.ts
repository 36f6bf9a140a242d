import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const installed = `${folder}node_modules/lighthouse/`;

/** The type of Lighthouse's function, which has types only once it is installed. */
export type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: LighthouseResult } | undefined>;

interface LighthouseResult {
  audits: Record<string, { numericValue?: number; score: number | null; displayValue?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

/**
 * Loads Lighthouse, after installing it beside this file at the version of the lock file there. It installs 200
 * packages that nothing else needs.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!isInstalled()) {
    const npm = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
      stdio: 'inherit',
    });
    if (npm.status !== 0) throw new Error('Lighthouse could not be installed; npm says why above');
  }
  const { default: lighthouse }: { default: Lighthouse } = await import(
    pathToFileURL(`${installed}core/index.js`).href
  );
  return lighthouse;
}

function isInstalled(): boolean {
  if (!existsSync(`${installed}package.json`)) return false;
  const { version } = JSON.parse(readFileSync(`${installed}package.json`, 'utf8'));
  return version === JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).dependencies.lighthouse;
}
