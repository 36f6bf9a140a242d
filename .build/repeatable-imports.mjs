import path from 'node:path';

/**
 * Lets a dynamic import that failed be tried again. Browsers used to remember the failure by the address
 * (https://github.com/whatwg/html/pull/10327 ended that in 2026), so the second try goes by one that differs.
 * @param once names of chunks that are not worth a second try
 */
export function repeatableImports({ once }) {
  return {
    name: 'repeatable-imports',
    renderDynamicImport({ chunk, targetChunk }) {
      if (!targetChunk || once.includes(targetChunk.name)) return null;
      const address = path.posix.relative(path.posix.dirname(chunk.fileName), targetChunk.fileName);
      const relative = address.startsWith('.') ? address : `./${address}`;
      return { left: 'import(', right: `).catch(() => import(${JSON.stringify(`${relative}?`)} + Date.now()))` };
    },
  };
}
