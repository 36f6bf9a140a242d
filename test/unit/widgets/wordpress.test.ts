import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgetFacts } from '../../../host/pages/embed/words.ts';

const plugin = readFileSync('widgets/wordpress/brushline.php', 'utf8');
const readme = readFileSync('widgets/wordpress/readme.txt', 'utf8');
const table = plugin.slice(plugin.indexOf('function brushline_widgets'), plugin.indexOf('function brushline_address'));
const quoted = (text: string) => `'${text}'`;

describe('the WordPress plugin', () => {
  it.each(widgetFacts)('contains $name, its options and their values', ({ name, title, instead, options }) => {
    const from = table.indexOf(`${quoted(name)} `);
    expect(from).toBeGreaterThan(0);
    const entry = table.slice(from).split('\n\t\t),')[0];
    expect(entry).toContain(quoted(title));
    expect(entry).toContain(`array( ${quoted(instead.path)}, __( ${quoted(instead.text)}`);
    if (instead.inSpanish) expect(entry).toContain(`'brushline' ), ${quoted(instead.inSpanish)} )`);
    const shared = table.slice(table.indexOf('brushline_shared_options'));
    const ofForms = entry?.includes('+ $form')
      ? table.slice(table.indexOf('$form '), table.indexOf('return array('))
      : '';
    // The plugin accepts these by the prefix of their names.
    expect(plugin).toContain("'/^(prefill|hidden)-");
    for (const option of options.filter(({ name }) => !/^(prefill|hidden)-/.test(name))) {
      expect(`${entry}${ofForms}${shared}`).toContain(`${quoted(option.name)} `);
      // The plugin accepts any language, such as es-MX.
      if (option.name === 'lang') continue;
      for (const word of option.words ?? []) expect(table).toContain(quoted(word));
    }
  });

  it('has the same version and requirement in both of its files', () => {
    const version = /Version: (\S+)/.exec(plugin)?.[1];
    expect(readme).toContain(`Stable tag: ${version}`);
    expect(readme).toContain(`= ${version} =`);
    for (const line of [/Requires at least: (\S+)/, /Requires PHP: (\S+)/]) {
      expect(line.exec(plugin)?.[1]).toBe(line.exec(readme)?.[1]);
    }
  });

  it('has a description of at most 150 characters, WordPress’s limit', () => {
    const description = readme.split('\n\n')[1]?.trim() ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(150);
  });
});
