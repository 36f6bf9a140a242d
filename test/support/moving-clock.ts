/** A machine's clocks controlled by a test: passing time moves both, a jump moves only the wall clock. */
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
