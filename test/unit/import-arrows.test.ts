import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Allowed imports: a layer may import only those listed with it. */
const mayImport: Record<string, readonly string[]> = {
  catalogue: ['catalogue'],
  'widgets/core': ['widgets/core', 'catalogue'],
  widget: ['widgets/core', 'catalogue'],
  host: ['host', 'widget', 'widgets/core', 'catalogue'],
};

/** The server's layers, lowest first: each may import only those before it. Domain layers come before `http`. */
const serverLayers = [
  ...['problem', 'async', 'log', 'store', 'store/sqlite', 'store/mongo', 'open-store', 'limits', 'auth', 'config'],
  ...['content', 'leads', 'photos', 'push', 'mail', 'settings', 'health', 'maintenance', 'engines', 'monitoring'],
  ...['http', 'pages', 'services', 'page-routes', 'api', 'create-server', 'start-failure', 'process', 'index'],
];

/** Files that are their own layer, or that belong to a layer other than their folder's. */
const serverFiles: Readonly<Record<string, string>> = {
  'server/store/open-store.ts': 'open-store',
  ...Object.fromEntries(
    ['pages', 'feeds', 'markdown-twins', 'posted-forms', 'request-page'].map((name) => [
      `server/pages/${name}.ts`,
      'page-routes',
    ]),
  ),
  'server/limits/print-limits.ts': 'process',
  'server/maintenance/commands/backup.ts': 'engines',
  'server/maintenance/commands/restore.ts': 'engines',
  'server/maintenance/commands/password.ts': 'engines',
  'server/maintenance/commands/command.ts': 'engines',
};

function serverLayerOf(file: string): string {
  const [, part = '', below = ''] = file.split('/');
  const isEngine = part === 'store' && (below === 'sqlite' || below === 'mongo');
  return serverFiles[file] ?? (isEngine ? `store/${below}` : part.replace(/\.ts$/, ''));
}

const speaksHttp = new Set(['http', 'pages', 'page-routes', 'api', 'services', 'create-server', 'process', 'index']);

const layerOf = (file: string) => {
  const [top = '', second = ''] = file.split('/');
  if (top !== 'widgets') return top;
  return second === 'core' ? 'widgets/core' : 'widget';
};

const sources = ['catalogue', 'widgets', 'host', 'server'].flatMap((folder) =>
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
  if (layerOf(from) === 'server')
    return layerOf(to) === 'server' ? isAllowedInServer(from, to) : /^(host|catalogue)\//.test(to);
  const isSameWidget = layerOf(from) === 'widget' && from.split('/')[1] === to.split('/')[1];
  return isSameWidget || (mayImport[layerOf(from)] ?? []).includes(layerOf(to));
}

/** Engines are named only where a store is opened, backed up or restored. */
function isAllowedInServer(from: string, to: string): boolean {
  const [layer, other] = [serverLayerOf(from), serverLayerOf(to)];
  if (layer === other) return true;
  if (/^store./.test(other) && !['open-store', 'engines'].includes(layer)) return false;
  return serverLayers.slice(0, serverLayers.indexOf(layer)).includes(other);
}

describe('imports', () => {
  it('point only in allowed directions', () => {
    const arrows = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
    expect(arrows.length).toBeGreaterThan(20);
    expect(arrows.filter(({ from, to }) => !isAllowed(from, to))).toEqual([]);
  });

  it('name files with their extension', () => {
    const bare = sources.flatMap((file) =>
      importsOf(file).filter((to) => !/\.(tsx?|mjs|svg|md|txt)(\?elements)?$/.test(to)),
    );
    expect(bare).toEqual([]);
  });

  it('do not lead from widgets to counting code, which a visitor’s blocker may stop', () => {
    const countingFiles = (file: string) => file.startsWith('widgets/core/metrics/');
    const arrows = sources
      .filter((file) => file.startsWith('widgets/') && !countingFiles(file))
      .flatMap((from) => importsOf(from).map((to) => ({ from, to })));
    // Imported in idle time only, and its failure is caught.
    const late = { from: 'widgets/core/runtime/custom-element.tsx', to: 'widgets/core/metrics/embed-use.ts' };
    expect(arrows.filter(({ to }) => countingFiles(to))).toEqual([late]);
  });

  it('form no circle among the modules that run, and on the server none of types either', () => {
    const running = (file: string) => {
      const all = readFileSync(file, 'utf8');
      const code = file.startsWith('server/') ? all : all.replace(/^(?:import|export) type [^;]*;/gms, '');
      return [...code.matchAll(/^(?:import|export)[^;]*?from '(\.[^']+)'/gms)].map(([, to = '']) =>
        path.join(path.dirname(file), to),
      );
    };
    const imports = new Map(sources.map((file) => [file, running(file)]));
    const isDone = new Set<string>();
    const circles: string[][] = [];
    const visit = (file: string, way: readonly string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
      if (way.includes(file) || isDone.has(file)) return;
      for (const to of imports.get(file) ?? []) visit(to, [...way, file]);
      isDone.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('include HTTP code only where requests are answered', () => {
    /** It sends requests but does not answer any. */
    const sender = 'server/push/push-devices.ts';
    const own = sources.filter(
      (file) => file.startsWith('server/') && !speaksHttp.has(serverLayerOf(file)) && file !== sender,
    );
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((file) => /from '(koa|@koa\/router|node:https?)'/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
