/** Margins that differ by less count as equal, in CSS pixels: a scroll bar stands in one of them. */
const slack = 32;

/** Sends a toast to the left where its mount stands at the right, so that it hides nothing of what was just sent. */
export function positionToast(region: HTMLElement): void {
  const { left, right } = region.parentElement?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const isLeft = left > innerWidth - right + slack;
  region.style.margin = isLeft ? '0 auto 0 16px' : '';
}
