import { until } from './expect.ts';

/** The origin of the widgets and their API, which is not the origin of the pages that embed them. */
export const { ourOrigin } = window as unknown as { ourOrigin: string };
export const widgetUrl = (file: string) => `${ourOrigin}/widgets/v1/${file}`;

/** A page in a frame, to look into from outside. */
export interface FramedPage {
  window: Window & typeof globalThis;
  document: Document;
}

let frame: HTMLIFrameElement | undefined;

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

/** A stranger's page with this in its body, and the script that brings the form. */
export function openForeign(
  body = '<brushline-estimate-form></brushline-estimate-form>',
  { head = '', script = moduleTag('estimate-form'), csp = '' } = {},
): Promise<FramedPage> {
  const html = `<!doctype html><html lang="en-US"><head><title>Elsewhere</title>${head}</head><body>${body}${script}</body></html>`;
  return open(`/page?${new URLSearchParams({ html, ...(csp && { csp }) })}`);
}

/** A stranger's page with this widget and its script. */
export const openWidget = (name: string) =>
  openForeign(`<brushline-${name}></brushline-${name}>`, { script: moduleTag(name) });

/** A page of ours with the form rendered on the server. */
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
  /** Where it redirects to. */
  location?: string;
  retryAfter?: string;
  delayMs?: number;
  isCut?: boolean;
  /** Part of the addresses that are not there. */
  missing?: string;
}

/** Says how the API answers from now on, on our origin or, for pages of ours, on the tests' own. */
export const scriptApi = (script: Script = {}, origin = ourOrigin) =>
  fetch(`${origin}/double`, { method: 'POST', body: JSON.stringify(script) });

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What the API was asked since it was scripted. */
export const apiCalls = async (origin = ourOrigin): Promise<Call[]> => (await fetch(`${origin}/double`)).json();
