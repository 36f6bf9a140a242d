/**
 * Lets browsers prerender the next page while the pointer rests on its link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). The owner's pages are excluded, and so are links
 * with `nofollow`: each leads to another state of the same page.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
