/** A machine's clock that a test moves: time that passes moves both hands, a leap the wall's alone. */
export function movingClock(start: string) {
  let wallMs = Date.parse(start);
  let elapsedMs = 0;
  return {
    wall: () => wallMs,
    elapsed: () => elapsedMs,
    pass(ms: number) {
      wallMs += ms;
      elapsedMs += ms;
    },
    leap(ms: number) {
      wallMs += ms;
    },
  };
}
