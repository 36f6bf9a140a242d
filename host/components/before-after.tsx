import { useContext } from 'react';
import { paintColor } from '../../catalogue/paint/paint-colors.ts';
import * as styles from './before-after.css.ts';
import { AssetsContext } from './island.tsx';
import { small } from './layout/base.css.ts';

const paint = (code: string) => `${paintColor(code).name} ${code}`;

/** Each drawing holds its four states as views. */
const jobs = {
  wall: {
    subject: 'A clapboard wall',
    states: {
      Peeling: 'As we find it: bare wood, mildew, open joints.',
      Washed: 'Clean and dry, loose paint scraped and sanded.',
      Primed: 'Bare wood sealed, joints caulked, windows taped.',
      Painted: `Two coats of ${paint('SW 9177')}, trim in white.`,
    },
  },
  deck: {
    subject: 'A deck',
    states: {
      Weathered: 'Gray boards, green in the shade.',
      Washed: 'Cleaned, rinsed and left to dry.',
      Sanded: 'Smooth to a bare foot, rails primed.',
      Stained: 'Boards stained to the ends, rails in white.',
    },
  },
  cabinets: {
    subject: 'Kitchen cabinets',
    states: {
      Worn: 'Grease around the knobs, chips at the feet.',
      Cleaned: 'Doors off, washed and sanded.',
      Primed: 'Sealed, with the counter taped.',
      Painted: `${paint('HC-154')} below, ${paint('OC-17')} above.`,
    },
  },
} as const;

export type Job = keyof typeof jobs;

/** Four pictures in a row; with scripts, one picture and a tape that is dragged across it. */
export function BeforeAfter({ of }: { of: Job }) {
  const src = useContext(AssetsContext).islands['before-after']?.src;
  const { subject, states } = jobs[of];
  const names = Object.keys(states);
  return (
    <div>
      <div className={styles.stage} data-src={src}>
        {Object.entries(states).map(([name, text], index) => (
          <figure key={name} className={styles.state}>
            <img
              className={styles.layers[index]}
              src={`/assets/states-${of}.svg#${of}-${index + 1}`}
              width="640"
              height="400"
              loading="lazy"
              draggable="false"
              alt={`${subject}, ${name.toLowerCase()}`}
            />
            <figcaption className={styles.words} data-value={Math.round((index * 100) / (names.length - 1))}>
              <b className={styles.name}>{name}</b> <span className={styles.text}>{text}</span>
            </figcaption>
          </figure>
        ))}
        <input
          className={styles.range}
          type="range"
          data-states={names.join()}
          aria-label={`${subject}, from ${names.at(0)?.toLowerCase()} to ${names.at(-1)?.toLowerCase()}`}
        />
        <span className={styles.tape} />
      </div>
      <p className={`${small} ${styles.note}`}>Drawn, until our own photos are up.</p>
    </div>
  );
}
