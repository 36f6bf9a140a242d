// The page carries the styles of what browsers load late.
import './results/results.tsx';
import './primer.tsx';

/** The quiz as the server renders it: the button, until a visitor reaches for it. */
export { colorQuiz } from './widget.tsx';
