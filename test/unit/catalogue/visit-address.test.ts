import { describe, expect, it } from 'vitest';
import { isPersonal, visitAddress } from '../../../catalogue/metrics/visit-address.ts';

const token = 'kJ8s-2Qd_9aXb7LmT4vR0w';
const seen = (address: string) => visitAddress(address, ['q', 'category', 'c']);

describe('of the address of a visit', () => {
  it.each([
    ...['/contact', '/blog?q=cedar&category=Go+Green'],
    ...['/color-palette?c=sw-7008.bm-hc-173.bm-2063-40&q=SW+7008', '/service-areas?q=21601'],
    '/?utm_source=google&utm_medium=cpc&utm_campaign=spring-2026_Exterior',
    '/?gclid=Cj0KCQiA3sq6BhD2ARIsAJ8MRwU1n0&gbraid=0AAAAA9&wbraid=Cj8KCAi&dclid=CN1',
    '/?fbclid=IwAR0aB1c2D3e4F5g6&msclkid=0f1e2d3c4b5a69788796a5b4c3d2e1f0&ttclid=E.C.P.v3&twclid=2-5q&li_fat_id=a-b',
    'https://sister.example/paint?utm_id=summer',
  ])('%s is kept', (address) => {
    expect(seen(address)).toBe(address);
  });

  it.each([
    ['/contact?email=jane@example.com&name=Jane&phone=4105550142', '/contact'],
    ['/contact?sent=estimate.1790000000.lead.signature&utm_source=mail', '/contact?utm_source=mail'],
    ['/blog?q=jane%40example.com&category=Decks', '/blog?category=Decks'],
    ['/blog?q=(410)+555-0142', '/blog'],
    ['/service-areas?q=12+Goldsborough+Street', '/service-areas'],
    [`/blog?q=${token}`, '/blog'],
    [`/blog?category=x&token=${token}`, '/blog?category=x'],
    ['/?utm_source=jane@example.com&utm_content=410-555-0142&utm_term=paint', '/?utm_term=paint'],
    ['/?gclid=jane@example.com&fbclid=a%20b', '/'],
    ['/?UTM_SOURCE=x&utm_=x&xgclid=y&constructor=z', '/'],
    [`/request/${token}`, '/request/-'],
    ['/request/short?done=note', '/request/-'],
    ['/Request//short/photos', '/Request//-/-'],
    [`/${token}`, '/-'],
    ['/call/410%20555%200142', '/call/-'],
    ['/contact#email=jane@example.com', '/contact'],
    ['%', '%'],
  ])('%s is counted as %s', (address, counted) => {
    expect(seen(address)).toBe(counted);
    expect(seen(counted)).toBe(counted);
  });

  it('only declared parameters are kept', () => {
    expect(visitAddress('/contact?q=cedar&service=interior', ['service'])).toBe('/contact?service=interior');
    expect(visitAddress('/?q=cedar', [])).toBe('/');
  });
});

it.each(['spring-2026', 'Exterior Painting', '21601', 'bm-2063-40', 'blackfriday2026sale', '2026-11'])(
  '%s says nothing of a person',
  (text) => {
    expect(isPersonal(text)).toBe(false);
  },
);
