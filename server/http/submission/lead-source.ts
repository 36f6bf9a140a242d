import type { IncomingHttpHeaders } from 'node:http';
import type { LeadSource } from '../../store/store.ts';
import { submissionHeader } from './submission-headers.ts';

/**
 * Where a form stood, as its headers tell: the embedding site, the page there and the campaign. Our own forms name no
 * page: of theirs the browser tells.
 * @param embedding the listed site that the browser says it comes from
 */
export function leadSource(headers: IncomingHttpHeaders, embedding: string | undefined): LeadSource {
  const page = pageOf(submissionHeader(headers, 'page') ?? ownReferer(headers), headers.origin);
  const campaign = submissionHeader(headers, 'campaign');
  return { ...(embedding && { origin: embedding }), ...(page && { page }), ...(campaign && { campaign }) };
}

/** Origin and path; only of the site that the browser itself names, so that no other can be claimed. */
function pageOf(claimed: string | undefined, origin: string | undefined): string | undefined {
  if (!claimed || !URL.canParse(claimed)) return undefined;
  const url = new URL(claimed);
  return url.origin === origin ? url.origin + url.pathname : undefined;
}

/** The page that the browser comes from; it names origin and path of our own pages (`Referrer-Policy`), of others no path. */
const ownReferer = ({ referer, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === 'same-origin' ? referer : undefined;
