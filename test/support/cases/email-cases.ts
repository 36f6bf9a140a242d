/** A typed address, and whether a form accepts it. Has no line breaks, because browsers remove them. */
export type EmailCase = readonly [typed: string, isTaken: boolean];

const taken = [
  'a@b--c.example',
  'two..dots@example.com',
  '!#$%&*+/=?^_`{|}~-@example.com',
  ' margaret@example.com',
  'margaret@example.com ',
  '\tmargaret@example.com\t',
  '\u00a0margaret@example.com\u00a0',
  `${'x'.repeat(242)}@example.com`, // 254 characters
  `  ${'x'.repeat(242)}@example.com  `,
  `a@${'b.'.repeat(100)}com`,
  'Margaret <margaret@example.com>',
  'mailto:margaret@example.com',
  'margaret@пример.example',
  'marga\u200bret@example.com',
  'marga\u202eret@example.com',
  'marga\u0000ret@example.com',
  'margaret＠example.com',
];

const refused = [
  '',
  ' ',
  'abc',
  'a@b',
  'a@@b.co',
  'a@b.',
  'a@b.co-',
  'a@b,c.co',
  'a;b@c.co',
  'a\\b@c.co',
  '"a b"@c.co',
  'margaret@example.com, other@example.com',
  'margaret@example.com?subject=x',
  'margaret@[IPv6:::1]',
  '用户@example.com',
  '🎨@example.com',
  'margaret@🎨.example',
  'margaret@example\u3002com',
  'margaret@exam\tple.com',
  `${'x'.repeat(243)}@example.com`, // 255 characters
  `${'x'.repeat(10_000)}@example.com`,
  `a@${'b.'.repeat(10_000)}com`,
  `a@${'-'.repeat(200)}`,
  'a@'.repeat(100),
  `${'a.'.repeat(200)}@`,
];

const goodLocals = ['a', 'a.b', 'a+b', "o'h", '_x_', 'a-b', '7', 'x'.repeat(64), '{a|b}', '~a`b', 'A.B.C', '.a.'];
const badLocals = ['', 'a b', 'a"b', 'a(b', 'a,b', 'a:b', 'a<b', 'é', 'a@b', 'a\\b', 'a[b', 'a\u00a0b'];
const goodHosts = [
  'b.co',
  'example.com',
  'sub.example.com',
  'a-b.example',
  'x1.y2.z3',
  '1.2',
  'xn--bcher-kva.example',
  'EXAMPLE.COM',
  `${'a'.repeat(63)}.com`,
  'b.c.d.e.f',
  'example.museum',
  't.c',
  'b.co.',
  'bücher.example',
];
const badHosts = [
  '',
  'localhost',
  '-b.co',
  'b-.co',
  'b..co',
  '.b.co',
  'b_c.co',
  'b c.co',
  `${'a'.repeat(64)}.com`,
  '[127.0.0.1]',
  'b.co:25',
  'b/c.co',
  'b.-co',
];

const pairs = (locals: readonly string[], hosts: readonly string[], isTaken: boolean): EmailCase[] =>
  locals.flatMap((local) => hosts.map((host) => [`${local}@${host}`, isTaken] as const));

/** Handwritten cases, then all combinations of valid and invalid local parts and hosts. */
export const emailCases: readonly EmailCase[] = [
  ...taken.map((typed) => [typed, true] as const),
  ...refused.map((typed) => [typed, false] as const),
  ...pairs(goodLocals, goodHosts, true),
  ...pairs(badLocals, goodHosts, false),
  ...pairs(goodLocals, badHosts, false),
  ...pairs(badLocals, badHosts, false),
];

/** A form's message about such an address; undefined if it is accepted. */
export const emailSentence = ([typed, isTaken]: EmailCase): string | undefined => {
  if (isTaken) return undefined;
  const { length } = typed.trim();
  if (length <= 254) return 'Please enter a valid email';
  return `Please shorten this text to 254 characters; it has ${length.toLocaleString('en')}`;
};
