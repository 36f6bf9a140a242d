// The page contains the styles of lazily loaded parts, unless they are late.
import './results/results.tsx';
import './hints/hint-chips.tsx';
import './hints/primer.tsx';

/** The quiz as the server renders it: only the button. */
export { colorQuiz } from './widget.tsx';
