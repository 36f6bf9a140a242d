import type { ComponentProps } from 'react';
import { HintChips } from './hints/hint-chips.tsx';
import { QuizPanel } from './quiz-panel.tsx';

export { default as css } from 'sheet:./dialog-panel.tsx';

/** Imported here, so that the lazy stylesheet omits rules that the panel already has. */
export const loadLazy = () => import('./lazy.tsx');

/** Embeds have no room for hints. */
export const DialogPanel = (props: ComponentProps<typeof QuizPanel>) => <QuizPanel {...props} Hints={HintChips} />;
