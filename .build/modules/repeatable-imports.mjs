import path from 'node:path';

/**
 * Makes a failed dynamic import repeatable. Browsers used to cache the failure by URL
 * (https://github.com/whatwg/html/pull/10327 changed that in 2026), so the second try uses a different one.
 * @param once absolute paths of modules that are not retried
 */
export function repeatableImports({ once }) {
  return {
    name: 'repeatable-imports',
    renderDynamicImport({ chunk, targetChunk, targetModuleId }) {
      if (!targetChunk || once.includes(targetModuleId)) return null;
      const address = path.posix.relative(path.posix.dirname(chunk.fileName), targetChunk.fileName);
      const relative = address.startsWith('.') ? address : `./${address}`;
      return { left: 'import(', right: `).catch(() => import(${JSON.stringify(`${relative}?`)} + Date.now()))` };
    },
  };
}
