import type { OpenStates } from '../../catalogue/time/opening-hours.ts';

/** Of Swedish dates, because they are written as `2026-11-27 18:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** For New York; undefined after the last state. */
export function openAt(states: OpenStates, moment: Date): string | undefined {
  const now = clock.format(moment);
  return states.find(([until]) => now < until)?.[1];
}

/** The document is cached; until this runs, and after the last state, it shows the hours. */
export function keepOpenShown(line: HTMLElement): void {
  const states: OpenStates = JSON.parse(line.dataset.open ?? '[]');
  const hours = line.textContent;
  const show = () => {
    line.textContent = openAt(states, new Date()) ?? hours;
  };
  show();
  setInterval(show, 20_000);
}
