import { createHash } from 'node:crypto';
import { brand } from '../../catalogue/brand.ts';
import { business } from '../../catalogue/business.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import type { Problem } from '../problem.ts';

const { colors, type } = brand;

const sheet =
  `body{margin:0;padding:12vh 24px;font:18px/1.6 ${type.text};color:${colors.ink};background:${colors.paper}}` +
  `main{max-width:560px;margin:auto}h1{line-height:1.2}a{color:inherit}small{color:${colors.inkSoft}}`;

/** Content-Security-Policy source of the inline stylesheet below. */
export const errorPageStyle = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;

/**
 * The page for visitors if no other page can be rendered: a sentence and links. It contains nothing from the request.
 * @param isRepeated whether the browser loads the address again after a while
 */
export const errorPage = ({ message }: Problem, requestId: string, isRepeated = false): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${message} | ${business.name}</title><style>${sheet}</style></head>
<body><main><h1>${message}</h1>
<p>${isRepeated ? 'This page will try again by itself in a few seconds. You can also' : 'You can go back and try again,'} start at <a href="/">our home page</a>, or simply call us at
<a href="${ourPhone.href}">${business.phone.shown}</a>.</p>
<p><small>Reference: ${requestId}</small></p></main></body></html>
`;
