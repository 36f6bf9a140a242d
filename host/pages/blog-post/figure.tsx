import type { PostFigure } from '../../../catalogue/blog/figures.ts';
import { Drawing } from '../../components/drawing.tsx';
import { stepDrawings } from '../../components/step-drawings.ts';
import * as styles from './figure.css.ts';

export const Figure = ({ caption, steps }: PostFigure) => (
  <figure className={styles.figure}>
    <ol className={styles.steps}>
      {steps.map(({ drawing, text }) => (
        <li key={drawing} className={styles.step}>
          <Drawing markup={stepDrawings[drawing]} className={styles.field} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
