const crawlers = [
  'Googlebot/2.1',
  'Googlebot-Image/1.0',
  'AdsBot-Google',
  'Google-InspectionTool/1.0',
  'bingbot/2.0',
  'BingPreview/1.0b',
  'DuckDuckBot/1.1',
  'YandexBot/3.0',
  'Baiduspider/2.0',
  'Applebot/0.1',
  'Sogou web spider/4.0',
  'Exabot/3.0',
  'facebot',
  'meta-externalagent/1.1',
  'Twitterbot/1.0',
  'LinkedInBot/1.0',
  'Pinterestbot/1.0',
  'Slackbot-LinkExpanding 1.0',
  'Discordbot/2.0',
  'TelegramBot',
  'GPTBot/1.2',
  'OAI-SearchBot/1.0',
  'ClaudeBot/1.0',
  'PerplexityBot/1.0',
  'CCBot/2.0',
  'Bytespider',
  'Amazonbot/0.1',
  'PetalBot',
  'AhrefsBot/7.0',
  'SemrushBot/7~bl',
  'MJ12bot/v1.4.8',
  'DotBot/1.2',
  'rogerbot/1.2',
  'SeznamBot/4.0',
  'archive.org_bot',
  'UptimeRobot/2.0',
  'Pingdom.com_bot_version_1.4',
  'StatusCake',
  'Chrome-Lighthouse',
  'HeadlessChrome/147.0.0.0',
  'PhantomJS/2.1.1',
  'Screaming Frog SEO Spider/19.0',
  'W3C_Validator/1.3',
  'Feedfetcher-Google',
  'Feedly/1.0',
  'NewsBlur Feed Fetcher',
  'Nutch-1.20',
] as const;

const tools = [
  ...['curl', 'Wget', 'python-requests', 'Python-urllib', 'Go-http-client', 'Java', 'okhttp', 'axios', 'node-fetch'],
  ...['libwww-perl', 'Apache-HttpClient', 'Scrapy', 'aiohttp', 'undici', 'GuzzleHttp', 'HTTPie', 'PostmanRuntime'],
  ...['facebookexternalhit', 'WhatsApp'],
] as const;

const versions = Array.from({ length: 14 }, (_, index) => `${1 + index}.${(index * 7) % 10}`);

/** User agents of crawlers and tools. */
export const botAgents: readonly string[] = [
  ...crawlers.flatMap((name) => [
    name,
    `Mozilla/5.0 (compatible; ${name})`,
    `Mozilla/5.0 (compatible; ${name}; +https://bots.example/about)`,
    `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${name}) Chrome/120.0.0.0 Safari/537.36`,
    ...versions.map(
      (version) =>
        `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36 (compatible; ${name})`,
    ),
  ]),
  ...tools.flatMap((name) => versions.map((version) => `${name}/${version}`)),
];

export const visitorAgents: readonly string[] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
];
