import { globalStyle } from '@vanilla-extract/css';
import { columns, foot } from '../../components/layout/footer.css.ts';
import { bar, barRow, island, logo } from '../../components/layout/header.css.ts';

globalStyle(`body > .${bar}`, { position: 'static' });
globalStyle(`body > .${bar} .${barRow}`, { minHeight: 36 });
globalStyle(`body > .${bar} .${logo}`, { minHeight: 36, fontSize: 16 });
globalStyle(`body > .${bar} .${logo} svg`, { height: 20, width: 'auto' });
globalStyle(`body > .${bar} .${island}`, { display: 'none' });
globalStyle(`body > .${foot.split(' ')[0]}`, {
  // Holds the margin in it, which would part it from what is above.
  display: 'flow-root',
  paddingBlock: 0,
  '@media': { 'not all and (min-width: 1100px)': { paddingBottom: 130 } },
});
globalStyle(`body > .${foot.split(' ')[0]} .${columns}`, { display: 'none' });
