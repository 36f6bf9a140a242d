import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { loadModule } from './load-module.mjs';

/** Fixed, so that the same files give the same zip. */
const mtime = '2025-01-01';

/**
 * Zips the WordPress plugin for upload in WordPress, under the name of the business.
 * @param {{ folder: string, business: string, to: string }} places `business` is catalogue/business.ts; `to` is a folder
 */
export function wordpressPlugin({ folder, business: file, to }) {
  return {
    name: 'wordpress-plugin',
    async generateBundle() {
      const { business } = (await loadModule(file)).values;
      const named = async (name) => {
        const text = await readFile(path.join(folder, name), 'utf8');
        return Buffer.from(text.replaceAll('brushline', business.namespace).replaceAll('Brushline', business.name));
      };
      const source = zipSync(
        {
          [`${business.namespace}/${business.namespace}.php`]: await named('brushline.php'),
          [`${business.namespace}/readme.txt`]: await named('readme.txt'),
        },
        { level: 9, mtime },
      );
      this.emitFile({ type: 'asset', fileName: `${to}/${business.namespace}-wordpress.zip`, source });
    },
  };
}
