import { business } from '../../catalogue/business.ts';
import { faq } from '../../catalogue/company/faq.ts';
import type { BlogPost, ServiceArea } from '../../catalogue/contracts/content.ts';
import { exteriorPage } from '../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../catalogue/services/pages/pressure-washing.ts';
import type { ServicePage } from '../../catalogue/services/pages/service-page.ts';
import type { Point } from '../../catalogue/services/service.ts';
import { localServices } from '../../catalogue/services/services.ts';
import { hoursInWords, weekPartNames, weekParts } from '../../catalogue/time/opening-hours.ts';
import { contactAreaNames, detailPageAreaNames } from '../../catalogue/towns/area-names.ts';
import { nearestAreas } from '../../catalogue/towns/area-search.ts';
import { findTown } from '../../catalogue/towns/counties.ts';
import { areaSlug, findPlace } from '../../catalogue/towns/places.ts';
import { inTown, townNote } from '../../catalogue/towns/town.ts';
import { memoizeAsync } from '../async.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { found } from '../problem.ts';
import type { Services } from '../services.ts';
import { keepDocument } from './page-cache.ts';

const servicePages = [exteriorPage, interiorPage, pressureWashingPage];
const townPath = (slug: string) => `/service-areas/${slug}`;

/** https://llmstxt.org, and the same facts as a page's in Markdown, at its path with `.md`. */
export function markdownRoutes({ publicUrl, content, headers }: Services): Routes {
  const write = createWriter(publicUrl);
  const kept = memoizeAsync(async () => {
    const [areas, posts] = await Promise.all([content.areas(), content.posts()]);
    const keep = (text: string, type: string, more: readonly string[] = []) =>
      keepDocument(Buffer.from(text), [...headers.assets, ...more], { type: `text/${type}; charset=utf-8` });
    const twins = [
      ...servicePages.map((page) => [page.path, write.service(page, areas)] as const),
      ...areas.map((area) => [townPath(area.slug), write.town(area, areas)] as const),
      ['/contact', write.contact(areas)] as const,
    ].map(async ([path, text]) => [`${path}.md`, await keep(text, 'markdown', ['X-Robots-Tag', 'noindex'])] as const);
    return new Map([...(await Promise.all(twins)), ['/llms.txt', await keep(write.index(areas, posts), 'plain')]]);
  });
  content.onChange(kept.forget);

  const routes = createRoutes({ audience: 'public', answers: 'assets', priority: 'exempt' });
  const paths = ['/llms.txt', '/contact.md', ...servicePages.map(({ path }) => `${path}.md`), townPath(':slug.md')];
  for (const path of paths) {
    routes
      .get(path, async (ctx) => {
        ctx.state.answer = await found((await kept.read()).get(ctx.path)).answer(ctx);
      })
      .rest(path);
  }
  return routes;
}

/** The owner's text stays text, on its line. */
const line = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const steps = (points: readonly Point[]) => points.map(({ title, text }, at) => `${at + 1}. **${title}.** ${text}`);
const section = (heading: string, ...parts: readonly string[]) => [`## ${heading}`, ...parts];
const asDocument = (...parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

function createWriter(publicUrl: string) {
  const link = (name: string, path: string, text = '') =>
    `[${line(name)}](${publicUrl}${path})${text && `: ${line(text)}`}`;
  const { address, hours, phone } = business;
  const facts = bullets([
    `Phone: ${phone.shown}`,
    `Email: ${business.email}`,
    `Mail: ${address.poBox}, ${address.city}, ${address.state} ${address.zipCode}`,
    `Maryland license: ${business.license}`,
    `Hours: ${weekParts.map((part) => `${weekPartNames[part]} ${hoursInWords(hours[part])}`).join(', ')}. ${business.emergency}`,
    `Payment: ${business.payments.inTerms}`,
    `${link('Free estimate', '/contact#estimate')}. ${business.replyPromise}`,
  ]);
  const contact = section('Contact', facts);
  const towns = (names: readonly string[], areas: readonly ServiceArea[]) =>
    bullets(
      names.map((name) => {
        const slug = areaSlug(name);
        return areas.some((area) => area.slug === slug) ? link(name, `${townPath(slug)}.md`) : name;
      }),
    );
  const twinOf = ({ name, county, slug, zipCodes = [] }: ServiceArea) =>
    link(`${name}, ${county}`, `${townPath(slug)}.md`, zipCodes.join(', '));

  return {
    index: (areas: readonly ServiceArea[], posts: readonly BlogPost[]) =>
      asDocument(
        `# ${business.legalName}`,
        `> ${business.description}`,
        facts,
        ...section(
          'Services',
          bullets(servicePages.map(({ name, path, metaDescription }) => link(name, `${path}.md`, metaDescription))),
        ),
        ...section('Service areas', bullets(areas.map(twinOf))),
        ...section('Contact', bullets([link('Contact', '/contact.md', business.replyPromise)])),
        ...section('Optional', bullets(posts.map(({ title, slug, excerpt }) => link(title, `/blog/${slug}`, excerpt)))),
      ),

    service: (page: ServicePage, areas: readonly ServiceArea[]) =>
      asDocument(
        `# ${page.name}`,
        `> ${page.metaDescription}`,
        page.hero.lead,
        ...section(page.features.heading, page.features.lead, steps(page.features.cards).join('\n')),
        ...section(page.why.heading, bullets(page.why.points.map(({ title, text }) => `**${title}.** ${text}`))),
        ...section(
          'Questions',
          ...Object.entries(faq[page.serviceType]).flatMap(([asked, { text, parts = [], end = '', link: more }]) => [
            `### ${asked}`,
            text,
            bullets(parts.map(({ title, text }) => `**${title}:** ${text}`)),
            end,
            more ? `[${more.text}](${new URL(more.href, publicUrl + page.path)})` : '',
          ]),
        ),
        ...section(page.areasHeading, towns(detailPageAreaNames, areas)),
        ...contact,
      ),

    town(area: ServiceArea, areas: readonly ServiceArea[]) {
      const { name, slug, county, state, description, metaDescription, zipCodes = [] } = area;
      const text = findTown(slug);
      const near = nearestAreas(findPlace(slug), areas).slice(0, 6);
      return asDocument(
        `# Painting Services in ${line(name)}, ${line(state)}`,
        metaDescription ? `> ${line(metaDescription)}` : '',
        line(description),
        bullets([
          `County: ${line(county)}`,
          ...(zipCodes.length > 0 ? [`ZIP codes: ${line(zipCodes.join(', '))}`] : []),
        ]),
        ...Object.entries(text?.parts ?? {}).flatMap(([heading, part]) => section(heading, part)),
        ...section(
          `Services ${inTown(line(name))}`,
          bullets(
            localServices.map(({ key, name, description }) =>
              link(name, `/${slug}-${key}`, townNote(text, key) ?? description),
            ),
          ),
        ),
        ...(near.length > 0 ? section('Nearby', bullets(near.map((place) => twinOf(place.area)))) : []),
        ...contact,
      );
    },

    contact: (areas: readonly ServiceArea[]) =>
      asDocument(
        `# ${business.legalName}`,
        `> ${business.description}`,
        ...contact,
        ...section('Areas served', towns(contactAreaNames, areas)),
      ),
  };
}
