type Gtag = (command: 'event', name: string, params: Record<string, unknown>) => void;

/**
 * Tells the web analytics service, if its function is there and the visitor did not ask to be left out by Global
 * Privacy Control or Do Not Track. Only for our own pages. Queues nothing and never throws.
 * @param value SPEC.md §9, "Analytics values"
 */
export function reportAnalytics(name: string, value: number, params?: Record<string, unknown>): void {
  const { gtag } = window as { gtag?: Gtag };
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (typeof gtag !== 'function' || globalPrivacyControl || doNotTrack === '1') return;
  try {
    gtag('event', name, { value, ...params });
  } catch (error) {
    console.error(error);
  }
}
