import { bars } from './embeds.css.ts';
import { strings } from './strings.ts';

const height = 32;
const step = 10;

/** A bar a day, and the same in words. */
export function Loads({ loads }: { loads: readonly number[] }) {
  const most = Math.max(1, ...loads);
  const all = loads.reduce((sum, count) => sum + count, 0);
  if (all === 0) return strings.none;
  return (
    <>
      <svg className={bars} viewBox={`0 0 ${loads.length * step} ${height}`} aria-hidden="true">
        {loads.map((count, day) => {
          const tall = Math.max(1, (count / most) * height);
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place.
          return <rect key={day} x={day * step} y={height - tall} width={step - 2} height={tall} />;
        })}
      </svg>
      {strings.loadsOf(all, loads.at(-1) ?? 0)}
    </>
  );
}
