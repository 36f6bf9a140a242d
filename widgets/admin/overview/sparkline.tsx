const height = 40;

interface SparklineProps {
  values: readonly number[];
  label: string;
  isMarked?: (day: number) => boolean;
}

/** The last bar is today. A marked day has a bar even without a value. */
export function Sparkline({ values, label, isMarked = () => false }: SparklineProps) {
  const most = Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${values.length * 5} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {values.map((value, day) => {
        const bar = Math.max((value / most) * (height - 4), isMarked(day) ? 6 : 0);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position.
            key={day}
            data-marked={isMarked(day) || undefined}
            x={day * 5}
            y={height - 1 - bar}
            width="3.5"
            height={bar + 1}
          />
        );
      })}
    </svg>
  );
}
