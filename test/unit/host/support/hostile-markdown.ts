/** Markup that a browser would execute. */
const markup = [
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)"',
  '<img/src=x/onerror=alert(1)//',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '"><script>alert(1)</script>',
  '\'"--></style></script><script>alert(1)</script>',
  '\u0000<script>alert(1)</script>',
];

/** URLs that do more than link somewhere, or disguise where they lead. */
const addresses = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&Tab;script:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '#"onmouseover="alert(1)',
  'https://x.example/"onmouseover="alert(1)',
  'https://x.example/ "t" onmouseover=alert(1)',
  'x" onerror="alert(1)',
  'http://[::1',
  '//evil.example',
];

/** Where markup can be placed. */
const places: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `A paragraph with ${text} in it.`,
  (text) => `## ${text}`,
  (text) => `> ${text}`,
  (text) => `| a | b |\n|---|:-:|\n| ${text} | x |`,
  (text) => `\`${text}\``,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `[${text}](/exterior "${text}")`,
  (text) => `![${text}](/x.png "${text}")`,
];

/** Where a URL can be placed. */
const links: readonly ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `![x](${address})`,
  (address) => `<${address}>`,
  (address) => `[x][y]\n\n[y]: ${address}`,
  (address) => `[![x](${address})](${address} '${address}')`,
];

/** A few hundred texts that try to inject markup or URLs. */
export const hostileMarkdown: readonly string[] = [
  ...markup.flatMap((text) => places.map((place) => place(text))),
  ...addresses.flatMap((address) => links.map((link) => link(address))),
];
