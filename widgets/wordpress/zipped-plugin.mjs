import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';

/** The date is fixed: the same files give the same zip. */
export function wordpressPlugin({ namespace, name }) {
  async function named(file) {
    const text = await readFile(`widgets/wordpress/${file}`, 'utf8');
    return Buffer.from(text.replaceAll('brushline', namespace).replaceAll('Brushline', name));
  }
  return {
    name: 'wordpress-plugin',
    async generateBundle() {
      const files = {
        [`${namespace}/${namespace}.php`]: await named('brushline.php'),
        [`${namespace}/readme.txt`]: await named('readme.txt'),
      };
      const source = zipSync(files, { level: 9, mtime: '2025-01-01' });
      this.emitFile({ type: 'asset', fileName: `embed/${namespace}-wordpress.zip`, source });
    },
  };
}
