export const strings = {
  site: 'Your site’s address',
  siteExample: 'https://www.example.com',
  policy: 'Its Content-Security-Policy, if it has one',
  policyExample: "default-src 'self'",
  submit: 'Look it up',
  invalid: 'That is not the address of a website.',
  unreachable: ['We could not look it up.', 'Our site did not answer. Try again in a minute.'],
  registered: (origin: string) =>
    [`${origin} is registered.`, 'Widgets work there, and we receive what their forms send.'] as const,
  unregistered: (origin: string) => `${origin} is not registered.`,
  writeTo: 'Write to',
  howToName:
    'and give us this address exactly as written here: with another subdomain, scheme or port it is another site. Until we have registered it, lists and the quiz work there, but in place of a form your own link to us shows.',
  nonces: (origin: string) =>
    [
      'Your policy trusts scripts by nonce alone.',
      `Give our script tag the nonce of your own scripts, and add ${origin} to connect-src.`,
    ] as const,
  noPolicy: ['That is not a policy.', 'Paste in the line that your server sends as Content-Security-Policy.'],
  enough: ['Your policy lets the widgets work.', 'Nothing needs to be added.'],
  tooStrict: ['Your policy stops the widgets.', 'Add the marked parts to the line you have; leave the rest as it is.'],
  header: 'Content-Security-Policy:',
} as const;
