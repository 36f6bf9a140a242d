/** All text about our widgets on other sites. */
export const strings = {
  heading: 'Our widgets on other sites',
  intro: 'Choose a widget, see how it looks and copy its lines on ',
  studio: 'the page for webmasters',
  states: {
    fine: 'Fine',
    quiet: 'Not seen lately',
    unseen: 'Not seen yet',
    errors: 'Errors',
    unregistered: 'Site is not registered yet',
  },
  advice: {
    fine: '',
    quiet: 'No page of it has loaded a widget for a week.',
    unseen: 'It was registered within the last week, and no page of it has loaded a widget yet.',
    errors: 'A widget failed there within the last week.',
    unregistered:
      'What our widgets send from there is refused. Register it under Settings, Sister sites, to accept it.',
  },
  strangers: (count: number) =>
    `${count === 1 ? 'One other site has' : `${count.toLocaleString()} other sites have`} tried to send a form`,
  strangersMean: 'Register the ones you know. Ignore the rest: nothing that they sent was stored.',
  site: 'Site',
  state: 'State',
  lastSeen: 'Last seen',
  version: 'Version',
  leads: 'Leads, 14 days',
  errors: 'Errors, 14 days',
  loads: 'Loads, 14 days',
  loadsOf: (all: number, today: number) => `${all.toLocaleString()} in all, ${today.toLocaleString()} today`,
  none: '-',
  loading: 'Loading sites...',
  empty: 'No other site is registered, and none has tried.',
  failed: 'The sites could not be loaded.',
  again: 'Try again',
} as const;
