import type { SentenceWord } from '../../../catalogue/receipt-sentence.ts';
import { fullDay } from '../ui/times.ts';

export const strings = {
  heading: 'Settings',
  loading: 'Loading settings...',
  saved: '✓ Saved',
  failed: 'That did not get through. Please try again.',
  parts: [
    { id: 'alerts', label: 'Alerts', icon: 'bell' },
    { id: 'receipts', label: 'Confirmations', icon: 'mail' },
    { id: 'answers', label: 'Answers', icon: 'reply' },
    { id: 'hours', label: 'Hours', icon: 'clock' },
    { id: 'sites', label: 'Sister sites', icon: 'site' },
    { id: 'security', label: 'Security', icon: 'lock' },
    { id: 'backups', label: 'Backups', icon: 'disk' },
    { id: 'keys', label: 'Keyboard', icon: 'keys' },
  ],
  needsYou: 'needs you',
  answers: {
    heading: 'Answer templates',
    about: 'Answers to have ready for e-mails. Name, town and service fill themselves in.',
    title: 'Templates',
    where: 'Change, add or remove templates under Content.',
    quoted: (text: string) => `“${text}”`,
    used: (count: number) =>
      count === 0 ? 'Not used yet' : count === 1 ? 'Used once' : `Used ${count.toLocaleString()} times`,
    edit: 'Edit the templates',
  },
  alerts: {
    heading: 'Alerts',
    about: 'A new request reaches you in every way that is on. Each switch saves at once.',
    mail: {
      title: 'E-mail',
      about: 'Always on, so that no request is missed. With photos, and buttons to call and to open the request.',
      test: 'Send a test',
      sent: (to: string) => `A test is on its way to ${to}.`,
      isFile: 'No mail service is set up on the server, so the test was written to its outbox folder.',
    },
    quietHours: {
      title: 'Rest at night',
      about: 'From 9:00 PM to 6:30 AM nothing rings. At 6:30 you get what came in, in one alert.',
    },
    weeklyLetter: {
      title: 'Weekly letter',
      about: 'Mondays at 7:00 AM: requests, towns, where they came from, and who still waits.',
      read: 'Read the last one',
    },
    spamLetter: {
      title: 'Spam summary',
      about: 'In the morning, only if something was held.',
    },
    trouble: (reason: string) =>
      `The letter that is due could not be sent yet: ${reason}. It is tried every 15 minutes.`,
  },
  receipts: {
    heading: 'Confirmations',
    about: 'A mail right after a form is sent, so that nobody has to ask whether it arrived.',
    mail: {
      title: 'Confirmation to whoever writes',
      about:
        'A mail that says by when you call, with a link to their request. At most one a day to one address, and never to what looks like spam.',
      cannot:
        'Not available: this server writes mail to files. It needs a SendGrid key (SENDGRID_API_KEY) to send any.',
      preview: 'See the mail',
      undelivered: (count: number) => `${count.toLocaleString()} could not be delivered.`,
    },
    sentence: 'Your sentence at the top',
    sentenceMeans: 'Leave it empty for none. If it names the deadline, the mail does not repeat it.',
    hint: 'Thank you, {name}. We will call you by {deadline}.',
    insert: 'Add to the sentence',
    words: { name: 'First name', service: 'Service', deadline: 'Deadline' } satisfies Record<SentenceWord, string>,
    sample: { name: 'Anna', service: 'interior painting', deadline: 'Tuesday, June 16, 4:10 PM, Eastern time' },
    sampleOf: 'What Anna Price would read',
    noSentence: 'The mail starts with what came in and by when you call.',
    save: 'Save the sentence',
    mailIt: 'Mail it to me',
    mailed: (to: string) => `The mail with this sentence is on its way to ${to}.`,
    saved: '✓ Sentence saved',
  },
  hours: {
    heading: 'Hours and the 24-hour clock',
    about:
      'When the office counts the 24 hours. The hours on the website are part of its text and stay as they are. All times are New York time.',
    week: {
      days: { weekdays: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sunday' },
      isOpen: (days: string) => `${days}, open`,
      open: 'Open',
      closed: 'Closed',
      opens: 'from',
      closes: 'to',
      save: 'Save hours',
      saved: '✓ Hours saved',
    },
    daysOff: {
      title: 'Days off',
      about: 'Holidays and vacations. The time does not run on them if it runs only while you are open.',
      name: fullDay,
      day: 'A day off',
      add: 'Add a day off',
      added: '✓ Day off added',
      past: 'Please choose today or a later day',
      known: (day: string) => `${fullDay(day)} is a day off already`,
      remove: 'Remove',
      removeNamed: (day: string) => `Remove ${fullDay(day)}`,
      removed: (day: string) => `${fullDay(day)} is a working day again.`,
    },
    clock: 'How the office counts the 24 hours',
    clocks: {
      plain: {
        title: 'Around the clock',
        about: (due: string) => `Sent Saturday at 4:10 PM, due ${due}. This is what the website promises.`,
      },
      business: {
        title: 'Only while you are open',
        about: (due: string) => `Sent Saturday at 4:10 PM, due ${due}. The website still promises 24 hours.`,
      },
    },
    weeksLater: (weeks: number) => (weeks === 0 ? '' : weeks === 1 ? ', a week later' : `, ${weeks} weeks later`),
    name: 'Your name in the history',
    nameMeans: 'Stored in this browser. Leave it empty to appear as the owner.',
  },
  sites: {
    heading: 'Sister sites',
    about:
      'Sites that may show your widgets and send you requests. A site that is not listed can show them, but cannot send. An address counts with and without www.',
    states: {
      fine: 'Working.',
      quiet: 'Not seen for a week.',
      unseen: 'Not seen yet.',
      errors: 'A widget failed there this week.',
      unregistered: 'Not registered.',
    },
    leads: (count: number) => (count === 1 ? '1 request in 14 days.' : `${count} requests in 14 days.`),
    none: 'No site is registered.',
    configured: 'Set by EMBED_ORIGINS',
    name: 'Name',
    address: 'Address',
    register: 'Register',
    registered: 'Registered. Its forms are accepted now.',
    health: 'Health',
    healthOf: (name: string) => `Health of ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed. Its forms are refused now.`,
  },
  keys: {
    heading: 'Keyboard',
    title: 'Single keys in the inbox',
    about:
      'On a computer, j and k open the next and the previous request, c marks it as called, and ? lists the others. This switch is for this device.',
  },
  kept: {
    heading: 'Backups, and what is kept',
    about: 'Records are deleted when their time is over.',
    states: [
      { key: 'backup', title: 'Backups' },
      { key: 'disk', title: 'Disk' },
      { key: 'mail', title: 'Mail to you' },
      { key: 'limits', title: 'Limits' },
    ],
    unknown: 'The state of the backups could not be loaded.',
  },
} as const;
