import { globalStyle } from '@vanilla-extract/css';
import { messageLength } from '../../../catalogue/contracts/text.ts';
import { ask } from '../layout/header.css.ts';
import { narrow } from '../layout/rules.ts';

/** Both forms' rule, whose sentences are given. */
globalStyle('label:has(+ textarea)::after', {
  content: `" (at least ${messageLength.min} characters)"`,
  fontWeight: 400,
});

/** Without a script, it would stay over the form. */
globalStyle(`.${ask}`, { '@media': { [`(scripting: none) and ${narrow}`]: { display: 'none' } } });
