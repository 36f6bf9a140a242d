/** Times of a week, as `114:30` on Monday, and what is true until then. */
export type OpenStates = readonly (readonly [until: string, words: string])[];

const days = 'SunMonTueWedThuFriSat';
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function openAt(states: OpenStates, moment: Date): string | undefined {
  const [, day = '', time = ''] = /(\w+)\W+([\d:]+)/.exec(clock.format(moment)) ?? [];
  const now = days.indexOf(day) / 3 + time;
  return (states.find(([until]) => now < until) ?? states[0])?.[1];
}

/** The document is cached; until this runs, it shows the hours. */
export function keepOpenShown(line: HTMLElement): void {
  const states: OpenStates = JSON.parse(line.dataset.open ?? '[]');
  const show = () => {
    line.textContent = openAt(states, new Date()) ?? line.textContent;
  };
  show();
  setInterval(show, 20_000);
}
