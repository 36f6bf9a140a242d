import { colorId } from '../../../catalogue/paint/color-id.ts';
import { colorsNamedIn } from '../../../catalogue/paint/named-in-text.ts';
import { Paint } from '../../components/paint.tsx';
import * as styles from './named-colors.css.ts';

export function NamedColors({ text }: { text: string }) {
  const colors = colorsNamedIn(text);
  if (colors.length === 0) return null;
  return (
    <section className={styles.named} aria-labelledby="named">
      <p id="named">Named in this article</p>
      <ul>
        {colors.map((color) => (
          <li key={color.code}>
            <a className={styles.chip} href={`/color-palette#${colorId(color)}`}>
              <Paint hex={color.hex} className={styles.paint} />
              <span>
                <b>{color.name}</b> {color.code}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
