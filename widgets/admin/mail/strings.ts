export const strings = {
  heading: (count: number) =>
    count === 1 ? '1 mail to you was not delivered' : `${count} mails to you were not delivered`,
  kept: 'The leads are kept and shown below. Only the mail about them is late.',
  retryAll: 'Retry all',
  retry: 'Retry now',
  retryOf: (name: string) => `Retry now: ${name}`,
  giveUp: 'Give up',
  giveUpOf: (name: string) => `Give up: ${name}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  next: (time: string) => `next try ${time}`,
  noNext: 'no further try',
  failed: 'That did not get through. Please try again.',
  proxy: {
    undeclared:
      'A proxy stands in front of this server that TRUST_PROXY_HOPS does not count: all visitors share one looser allowance of posts.',
    silent:
      'The proxy in front of this server does not add visitors’ addresses to X-Forwarded-For, or TRUST_PROXY_HOPS counts too many proxies: all visitors share one looser allowance of posts.',
  },
  health: 'Outbox',
  due: (count: number, since: string) =>
    `${count} ${count === 1 ? 'mail waits' : 'mails wait'} to be sent${since && `, the oldest since ${since}`}.`,
} as const;
