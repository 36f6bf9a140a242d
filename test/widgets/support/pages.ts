import { pause, until } from './expect.ts';

/** The origin of the widgets and their API, which differs from that of the embedding pages. */
export const { ourOrigin } = window as unknown as { ourOrigin: string };
export const widgetUrl = (file: string) => `${ourOrigin}/widgets/v1/${file}`;

/** A page in a frame, to inspect from outside. */
export interface FramedPage {
  window: Window & typeof globalThis;
  document: Document;
}

let frame: HTMLIFrameElement | undefined;

// All files share one origin and may share a tab, so remove the page and the drafts of earlier tests.
beforeEach(() => {
  frame?.remove();
  frame = undefined;
  sessionStorage.clear();
});

async function open(url: string): Promise<FramedPage> {
  frame?.remove();
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 1000px; height: 900px; border: 0';
  const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve));
  frame.src = url;
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as FramedPage['window'];
  view.focus();
  return { window: view, document: view.document };
}

const moduleTag = (name: string) => `<script type="module" src="${widgetUrl(`${name}.js`)}"></script>`;

/** Another site's page with this body, and the script that loads the form. */
export function openForeign(
  body = '<brushline-estimate-form></brushline-estimate-form>',
  { head = '', script = moduleTag('estimate-form') } = {},
): Promise<FramedPage> {
  const html = `<!doctype html><html lang="en-US"><head><title>Elsewhere</title>${head}</head><body>${body}${script}</body></html>`;
  return open(`/page?${new URLSearchParams({ html })}`);
}

/** Another site's page with this widget and its script. */
export const openWidget = (name: string) =>
  openForeign(`<brushline-${name}></brushline-${name}>`, { script: moduleTag(name) });

/** Our own page with the form rendered on the server. */
export async function openSite({
  widget = 'estimate-form',
  options = { heading: 'shown' } as object,
  data = { action: '/site' } as object,
  isDead = false,
  extra = {},
} = {}): Promise<FramedPage> {
  const query = {
    widget,
    options: JSON.stringify(options),
    data: JSON.stringify(data),
    ...(isDead && { dead: '' }),
    ...extra,
  };
  const page = await open(`/site?${new URLSearchParams(query)}`);
  if (!isDead) await until(() => 'started' in page.document.documentElement.dataset, 'the island starts');
  return page;
}

interface Script {
  status?: number;
  body?: string;
  /** The redirect's target. */
  location?: string;
  retryAfter?: string;
  delayMs?: number;
  isCut?: boolean;
  /** Part of the URLs that do not exist. */
  missing?: string;
}

/** Scripts the API's next responses, on our origin or, for our own pages, on the tests' origin. */
export const scriptApi = (script: Script = {}, origin = ourOrigin) =>
  fetch(`${origin}/double`, { method: 'POST', body: JSON.stringify(script) });

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The requests to the API since it was scripted. */
export const apiCalls = async (origin = ourOrigin): Promise<Call[]> => (await fetch(`${origin}/double`)).json();

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
