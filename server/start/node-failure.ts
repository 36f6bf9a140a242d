import { type StartFailure, wrongConfiguration } from './exit-on.ts';

/** As in package.json's `engines`. */
export const oldestNode = '20.19';

/**
 * The failure of a Node version that is too old; undefined otherwise.
 * @param version such as '20.20.2'
 */
export function nodeFailure(version: string): StartFailure | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return {
    sentence: `Node ${oldestNode} or later is needed, and this is ${version}: install a newer one, then run "npm ci".`,
    exitCode: wrongConfiguration,
  };
}
