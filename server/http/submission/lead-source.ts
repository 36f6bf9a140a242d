import type { IncomingHttpHeaders } from 'node:http';
import { allowedExtras, extrasRules, type LeadExtras } from '../../../catalogue/contracts/lead-extras.ts';
import type { LeadSource } from '../../store/lead.ts';
import { rawHeader, submissionHeader } from './submission-headers.ts';

/**
 * Where a form was sent from, according to its headers: the embedding site, its page, the campaign, and the page's
 * hidden fields. For our own forms the page comes from the browser.
 * @param embedding the registered site that the browser names
 */
export function leadSource(headers: IncomingHttpHeaders, embedding: string | undefined): LeadSource {
  const page = pageOf(submissionHeader(headers, 'page') ?? ownReferer(headers), headers.origin);
  const campaign = submissionHeader(headers, 'campaign');
  return {
    ...(embedding && { origin: embedding }),
    ...(page && { page }),
    ...(campaign && { campaign }),
    ...extras(headers, 'hidden'),
    ...extras(headers, 'tags'),
  };
}

/** Hidden fields or campaign tags, sent as a query string. */
function extras(headers: IncomingHttpHeaders, kind: keyof LeadExtras): LeadExtras {
  const sent = rawHeader(headers, kind, extrasRules[kind].maxBytes);
  const pairs = allowedExtras(kind, new URLSearchParams(sent));
  return pairs.length > 0 ? { [kind]: Object.fromEntries(pairs) } : {};
}

/** The origin and path, only of the site that the browser names, so that a page cannot claim another site. */
function pageOf(claimed: string | undefined, origin: string | undefined): string | undefined {
  if (!claimed || !URL.canParse(claimed)) return undefined;
  const url = new URL(claimed);
  return url.origin === origin ? url.origin + url.pathname : undefined;
}

/**
 * The page according to the browser: origin and path for our own pages (`Referrer-Policy`), only the origin for others.
 */
const ownReferer = ({ referer, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === 'same-origin' ? referer : undefined;
