import { isDeepStrictEqual } from 'node:util';
import { type EmbeddedWidget, embeddedWidgets } from '../../e2e/embeds/embedded-widgets.ts';
import { type ForeignPageKind, foreignPageKinds } from '../../e2e/embeds/foreign-page-kinds.ts';
import { type Fate, openForeignDocuments } from '../../e2e/embeds/foreign-site.ts';
import { comesUp, lookOf, pageState, watchPage, widthOf } from '../../e2e/embeds/page-state.ts';
import type { AnyPage } from '../../support/pages/page-part.ts';
import { type Engine, type Result, type RunningEngine, visitTab } from './engine.ts';
import { drivenPage } from './page.ts';

/** The fate of a request to us on a page of this kind; its API fails from the start, or after the widget is ready. */
function fateOn({ blocks, api }: ForeignPageKind, isUp: boolean): (path: string) => Fate {
  return (path) => {
    if (blocks?.test(path) || (api === 'away' && isUp)) return 'lost';
    if (!path.startsWith('/api/')) return 'passes';
    return api === 'slow' ? 'waits' : api === 'failing' ? 'refused' : 'passes';
  };
}

/**
 * Tests every kind of page with every widget in one engine, and reports each cell as soon as it is known.
 * @param isChosen selects cells; `at` is the position of the kind in their list
 */
export async function runMatrix(
  engine: Engine,
  report: (result: Result) => void,
  isChosen: (kind: string, widget: string, at: number) => boolean,
): Promise<void> {
  let fate: (path: string) => Fate = () => 'passes';
  const site = await openForeignDocuments((path) => fate(path));
  const running = new Map<boolean, Promise<RunningEngine>>();
  const browserFor = ({ visitor }: ForeignPageKind) => {
    const isDark = visitor?.colorScheme === 'dark';
    const browser = running.get(isDark) ?? engine.launch({ isDark });
    running.set(isDark, browser);
    return browser;
  };

  async function within<Answer>(
    kind: ForeignPageKind,
    widget: string,
    isBare: boolean,
    work: (page: AnyPage) => Promise<Answer>,
  ): Promise<Answer> {
    const browser = await browserFor(kind);
    return visitTab(browser, `${engine.name} ${widget} ${kind.name}`, kind.visitor?.viewport ?? {}, async (tab) => {
      fate = fateOn(kind, false);
      await tab.goto(site.addressOf(kind, widget, isBare));
      const page = drivenPage(tab);
      await page.evaluate(watchPage);
      return work(page);
    });
  }

  const bareStates = new Map<string, unknown>();
  const plainLooks = new Map<string, string[]>();

  async function prove(kind: ForeignPageKind, widget: EmbeddedWidget): Promise<void> {
    const tag = `brushline-${widget.name}`;
    if (!bareStates.has(kind.name)) bareStates.set(kind.name, await within(kind, 'nothing', true, pageState));
    if (kind.look && !plainLooks.has(widget.name)) {
      const look = await within({ name: 'plain' }, widget.name, false, async (page) => {
        await comesUp(page, tag, widget.shows);
        return lookOf(page, tag);
      });
      plainLooks.set(widget.name, look);
    }
    await within(kind, widget.name, false, async (page) => {
      await comesUp(page, tag, kind.api && kind.api !== 'away' ? '*' : widget.shows);
      if (kind.look) {
        const plain = plainLooks.get(widget.name) ?? [];
        const difference = differenceOf(plain, await lookOf(page, tag));
        if (!difference !== (kind.look === 'plain')) throw new Error(`It looks ${difference ?? 'plain'}`);
      }
      const width = await widthOf(page, tag);
      if (width < (kind.minWidth ?? 200)) throw new Error(`It is ${width} px wide`);
      const unharmed = async () => {
        const changes = differences(await pageState(page), bareStates.get(kind.name));
        if (changes.length > 0) throw new Error(`The page has changed: ${changes.join('; ')}`);
      };
      await unharmed();
      await kind.meddle?.(page);
      fate = fateOn(kind, true);
      const isInVain = kind.api === 'away' || kind.api === 'failing';
      await (isInVain ? widget.useInVain : widget.use)(page.locator(tag).last(), kind);
      await unharmed();
      const { blocked, heard } = await page.evaluate(() => ({ blocked: window.blocked, heard: window.heard }));
      const faults = heard.filter((event) => /margaret/i.test(event) || (event.startsWith('error') && !isInVain));
      // WebKit requests the page's icon, against the page's own policy.
      const ofOurs = blocked.filter((violation) => !violation.endsWith('/favicon.ico'));
      if (ofOurs.length + faults.length > 0) throw new Error([...ofOurs, ...faults].join('; '));
    });
  }

  try {
    for (const [at, kind] of foreignPageKinds.entries()) {
      for (const widget of embeddedWidgets) {
        if (!isChosen(kind.name, widget.name, at)) continue;
        const error = await prove(kind, widget).then(
          () => undefined,
          (error: Error) => error,
        );
        report({ row: kind.name, column: widget.name, engine: engine.name, error });
      }
      console.log(`${engine.name} has been on ${kind.name}`);
    }
  } finally {
    for (const browser of running.values()) await (await browser).close();
    await site.close();
  }
}

/** The parts of a page's state that differ. */
const differences = (now: object, before: unknown): string[] =>
  Object.entries(now)
    .filter(([part, value]) => !isDeepStrictEqual(value, (before as Record<string, unknown>)[part]))
    .map(([part, value]) => `${part} ${JSON.stringify(value).slice(0, 200)}`);

/**
 * The first part whose look differs, and how. Firefox rounds heights depending on a part's position, so one pixel is no
 * difference.
 */
function differenceOf(plain: readonly string[], look: readonly string[]): string | undefined {
  if (plain.length !== look.length) return `different: ${look.length} parts, not ${plain.length}`;
  const at = look.findIndex((part, index) => !isSameLook(part.split(' | '), plain[index]?.split(' | ') ?? []));
  return at === -1 ? undefined : `different: ${look[at]}, not ${plain[at]}`;
}

const isSameLook = ([name, width, height, ...values]: string[], [sameName, sameWidth, about, ...same]: string[]) =>
  name === sameName &&
  width === sameWidth &&
  Math.abs(Number(height) - Number(about)) <= 1 &&
  isDeepStrictEqual(values, same);
