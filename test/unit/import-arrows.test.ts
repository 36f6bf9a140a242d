import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom: a layer reaches only what is listed after it. */
const mayImport: Record<string, readonly string[]> = {
  catalogue: ['catalogue'],
  'widgets/core': ['widgets/core', 'catalogue'],
  widget: ['widgets/core', 'catalogue'],
  host: ['host', 'widget', 'widgets/core', 'catalogue'],
  server: ['server', 'host', 'catalogue'],
};

const layerOf = (file: string) => {
  const [top = '', second = ''] = file.split('/');
  if (top !== 'widgets') return top;
  return second === 'core' ? 'widgets/core' : 'widget';
};

const sources = Object.keys({ catalogue: 0, widgets: 0, host: 0, server: 0 }).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file)),
);

/** Relative imports of a file, as paths from the top; `sheet:` is an import too. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const specifiers = [...code.matchAll(/(?:from|import)\s*\(?\s*'(?:sheet:)?(\.[^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.map((specifier) => path.join(path.dirname(file), specifier));
}

function isAllowed(from: string, to: string): boolean {
  const isSameWidget = layerOf(from) === 'widget' && from.split('/')[1] === to.split('/')[1];
  return isSameWidget || (mayImport[layerOf(from)] ?? []).includes(layerOf(to));
}

describe('imports', () => {
  it('point only the allowed way', () => {
    const arrows = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
    expect(arrows.length).toBeGreaterThan(20);
    expect(arrows.filter(({ from, to }) => !isAllowed(from, to))).toEqual([]);
  });

  it('name files with their extension', () => {
    const bare = sources.flatMap((file) =>
      importsOf(file).filter((to) => !/\.(tsx?|mjs|svg|md)(\?elements)?$/.test(to)),
    );
    expect(bare).toEqual([]);
  });

  it('lead from no widget to what counts, which a visitor’s blocker may stop', () => {
    const countingFiles = (file: string) => file.startsWith('widgets/core/metrics/');
    const arrows = sources
      .filter((file) => file.startsWith('widgets/') && !countingFiles(file))
      .flatMap((from) => importsOf(from).map((to) => ({ from, to })));
    // Imported in idle time alone, and its failure is caught.
    const late = { from: 'widgets/core/runtime/element.tsx', to: 'widgets/core/metrics/embed-use.ts' };
    expect(arrows.filter(({ to }) => countingFiles(to))).toEqual([late]);
  });

  it.each([
    ['catalogue/a.ts', 'host/b.ts'],
    ['widgets/core/a.ts', 'widgets/estimate-form/b.ts'],
    ['widgets/estimate-form/a.ts', 'widgets/site-nav/b.ts'],
    ['server/a.ts', 'widgets/estimate-form/b.ts'],
    ['host/a.ts', 'server/b.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(isAllowed(from, to)).toBe(false);
  });
});
