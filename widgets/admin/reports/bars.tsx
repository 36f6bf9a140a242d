import { useState } from 'react';
import { BarTip } from './bar-tip.tsx';
import type { Interval } from './buckets.ts';
import { bars, ends } from './reports.css.ts';
import { strings } from './strings.ts';

interface BarsProps {
  name: string;
  total: number;
  bars: readonly number[];
  buckets: readonly Interval[];
}

/** How many bars a key moves, as on any slider (WAI-ARIA). */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function Bars({ name, total, bars: heights, buckets }: BarsProps) {
  const [at, setAt] = useState<number>();
  const [bar, setBar] = useState<SVGRectElement | null>(null);
  const last = heights.length - 1;
  const shown = Math.min(at ?? last, last);
  const peak = Math.max(...heights);
  const when = buckets[heights.indexOf(peak)]?.label ?? '';
  const within = (place: number) => Math.max(0, Math.min(last, place));
  const told = strings.bar(buckets[shown]?.label ?? '', heights[shown] ?? 0);

  return (
    <>
      <div
        className={bars}
        role="slider"
        tabIndex={0}
        aria-label={strings.chart(name, total, peak, when)}
        aria-readonly="true"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={told}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          setAt(within(Math.floor(((clientX - left) / width) * heights.length)));
        }}
        onPointerLeave={() => setAt(undefined)}
        onFocus={() => setAt(shown)}
        onBlur={() => setAt(undefined)}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (event.key === 'Escape') setAt(undefined);
          if (step === undefined) return;
          event.preventDefault();
          setAt(within(shown + step));
        }}
      >
        <svg
          data-empty={peak === 0 || undefined}
          viewBox={`0 0 ${heights.length * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {heights.map((count, index) => {
            const height = peak > 0 ? (count / peak) * 98 : 0;
            const isShown = index === at;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
                key={index}
                ref={isShown ? setBar : undefined}
                data-shown={isShown || undefined}
                x={index * 10 + 1}
                y={100 - height}
                width={8}
                height={height}
              />
            );
          })}
        </svg>
      </div>
      {at !== undefined && <BarTip bar={bar}>{told}</BarTip>}
      <p className={ends} aria-hidden="true">
        <span>{buckets[0]?.label}</span>
        <span>{strings.most(peak)}</span>
        <span>{buckets.at(-1)?.label}</span>
      </p>
    </>
  );
}
