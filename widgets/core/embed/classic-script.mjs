import 'classic:widget';
import { armIn } from 'classic:opener';
import { onAddedElements } from './added-elements.mjs';

const modes = ['button', 'side-tab', 'full-page'].map((mode) => `[mode=${mode}]`);
const elements = `${__NAMESPACE__}-${__WIDGET__}:is(${modes})`;
const buttons = `[data-${__NAMESPACE__}-open=${__WIDGET__}]`;

const arm = (root) => {
  const hasLoader = document.querySelector('script[src*="/widgets/v1/embed.js"]');
  armIn(root, hasLoader ? elements : `${elements},${buttons}`, async () => true);
};

const start = () => {
  if (document.readyState === 'loading') return setTimeout(start, 50);
  onAddedElements(document, ['mode', `data-${__NAMESPACE__}-open`], arm);
  arm(document);
};
start();
