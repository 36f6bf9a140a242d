import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const prefix = '\0markdown-folder:';

/** `import texts from './x/*.md'` imports the text of every Markdown file in that folder, by file name. */
export function markdownFolder() {
  return {
    name: 'markdown-folder',
    resolveId(source, importer) {
      if (!importer || !source.endsWith('/*.md')) return null;
      return prefix + path.resolve(path.dirname(importer), path.dirname(source));
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const folder = id.slice(prefix.length);
      const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
      const texts = files.map(async (file) => {
        this.addWatchFile(path.join(folder, file));
        return readFile(path.join(folder, file), 'utf8');
      });
      return `export default ${JSON.stringify(await Promise.all(texts))};`;
    },
  };
}
