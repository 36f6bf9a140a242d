const headers = [
  'Bcc: evil@example.net',
  'To: evil@example.net',
  'Subject: changed',
  'X-Evil: 1',
  'Content-Type: text/html',
];
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\r\n\r\n',
  '\r\n ',
  '\n\t',
  '%0d%0a',
  '\\r\\n',
];
const marks = Array.from(
  '\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\u206a\ufeff\ufff9',
);

/** Input that tries to break out of a header, a quoted name, an address list or a MIME part, or to imitate others. */
export const naughtyStrings: readonly string[] = [
  ...breaks.flatMap((lineBreak) => headers.map((header) => `x${lineBreak}${header}`)),
  ...marks.map((mark) => `abc${mark}def`),
  ...Array.from({ length: 33 }, (_, code) => `a${String.fromCharCode(code === 32 ? 0x7f : code)}b`),
  ...Array.from({ length: 32 }, (_, code) => `a${String.fromCharCode(0x80 + code)}b`),
  'Jane" <evil@example.net>, "x',
  'Jane <evil@example.net>',
  'evil@example.net, jane@example.com',
  'jane@example.com;evil@example.net',
  'a: jane@example.com, evil@example.net;',
  '"a\r\nBcc: evil@example.net"@example.com',
  'jane@example.com\r\nBcc: evil@example.net',
  'jane@example.com\0',
  '=?utf-8?B?DQpCY2M6IGV2aWxAZXhhbXBsZS5uZXQ=?=',
  '=?utf-8?Q?=0D=0ABcc:_evil@example.net?=',
  '=?utf-8?Q?=E2=80=AEevil?= =?utf-8?Q?=00?=',
  '=\u200b?utf-8?Q?=0A?=',
  '--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  '.\r\nQUIT\r\n',
  '\r\n.\r\n',
  'x'.repeat(5000),
  `${'x'.repeat(998)} ${'y'.repeat(998)}`,
  'é'.repeat(5000),
  '👩‍👩‍👧‍👦'.repeat(200),
  '👩🏽‍🎨 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'שלום עולם',
  'مرحبا بالعالم',
  'می‌خواهم',
  '中文名字',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '\ud800 alone',
  'alone \udfff',
  '\\',
  '"',
  "'",
  '\\"',
  '(',
  '<>',
  '@',
  ',;:',
  '{{7*7}}',
  '-name-',
  '%s%n',
  '__proto__',
  'constructor',
  'null',
  '   ',
  '',
  '-- \n',
];

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
  '<table><tr><td>',
  '<!--',
  '<![CDATA[',
  '<?php ?>',
  '<plaintext>',
  '<textarea>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  ' onmouseover=alert(1) ',
  ' style=background:url(//evil.example) ',
  'javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x&#62;',
  '\\u003cscript\\u003e',
  '<ſcript>alert(1)</ſcript>',
  '\uff1cscript\uff1e',
  '<\0script>alert(1)</\0script>',
  '<scr\u200bipt>alert(1)</script>',
];
const openers = ['', '"', "'", '>', '">', "'>", '</pre>', '</td></tr></table>', '-->', '</title></head>', '`'];

/** Input that tries to become markup by ending a text, a quoted attribute or an element. */
export const markupStrings: readonly string[] = openers.flatMap((opener) =>
  payloads.map((payload) => opener + payload),
);

/**
 * Controls, lone surrogates and direction marks: listed independently of the code under test, code point by code point.
 */
export const unwanted =
  /[\p{Cc}\p{Cs}\u{061c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2028}\u{2029}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}]/u;
