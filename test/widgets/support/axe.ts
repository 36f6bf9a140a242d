import { pause, until } from './expect.ts';
import type { FramedPage } from './pages.ts';

interface Axe {
  run(context: unknown, options?: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Runs axe-core in the page and lists its violations. */
export async function violations({ document, window }: FramedPage): Promise<string[]> {
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  document.head.append(script);
  await pause(300); // Waits until color transitions have ended.
  const axe = await until(() => (window as unknown as { axe?: Axe }).axe, 'axe is there');
  const found = await axe.run(document);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
