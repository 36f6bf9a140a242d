import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';

/** `text` allows any text. The plugin has the options that all share. */
const blockOf = ({ name, title, instead: { path, text, inSpanish }, options }) => {
  const own = options.filter((option) => !/^(prefill-.*|hidden-.*|theme|mode|label|lang)$/.test(option.name));
  // Properties first: /embed lists the attributes that every form has before them.
  const sorted = own.sort((one, other) => Number(!one.isProperty) - Number(!other.isProperty));
  const fallback = [path, text, ...(inSpanish ? [inSpanish] : [])];
  return [name, { title, fallback, options: Object.fromEntries(sorted.map((one) => [one.name, one.words ?? 'text'])) }];
};

/** The date is fixed: the same files give the same zip. */
export function wordpressPlugin({ namespace, name }, widgetFacts) {
  async function named(file) {
    const text = await readFile(`widgets/wordpress/${file}`, 'utf8');
    return Buffer.from(text.replaceAll('brushline', namespace).replaceAll('Brushline', name));
  }
  return {
    name: 'wordpress-plugin',
    async generateBundle() {
      const files = {
        [`${namespace}/${namespace}.php`]: await named('brushline.php'),
        [`${namespace}/widgets.json`]: Buffer.from(JSON.stringify(Object.fromEntries(widgetFacts.map(blockOf)))),
        [`${namespace}/readme.txt`]: await named('readme.txt'),
      };
      const source = zipSync(files, { level: 9, mtime: '2025-01-01' });
      this.emitFile({ type: 'asset', fileName: `embed/${namespace}-wordpress.zip`, source });
    },
  };
}
