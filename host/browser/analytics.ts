type Gtag = (command: string, name: unknown, params?: Record<string, unknown>) => void;

interface AnalyticsWindow {
  gtag?: Gtag;
  dataLayer?: unknown[];
  /** https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
  trustedTypes?: { createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown };
}

const serviceScript = /^https:\/\/([\w-]+\.)+googletagmanager\.com\//;

/** As the privacy policy promises (`catalogue/company/legal.ts`). */
function isLeftOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Does nothing for visitors who opted out; never throws. Actions go through `recordAction`. */
export function reportAnalytics(name: string, value: number, params?: Record<string, unknown>): void {
  const { gtag } = window as AnalyticsWindow;
  if (typeof gtag !== 'function' || isLeftOut()) return;
  try {
    gtag('event', name, { value, ...params });
  } catch (error) {
    console.error(error);
  }
}

/** Opted-out visitors load nothing. The service gets only the counted URL part, and sets no cookies. */
export async function loadAnalytics(id: string | undefined): Promise<void> {
  const global = window as AnalyticsWindow;
  if (!id || global.gtag || isLeftOut()) return;
  const { visitedAddress } = await import('./visited-address.ts');
  const queue: unknown[] = [];
  global.dataLayer = queue;
  global.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the service requires the arguments object.
    queue.push(arguments);
  };
  // https://developers.google.com/tag-platform/security/guides/consent
  global.gtag('consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' });
  global.gtag('js', new Date());
  global.gtag('config', id, {
    page_location: location.origin + visitedAddress(),
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  });
  // Our pages allow only script URLs that this policy accepts.
  global.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (serviceScript.test(address) ? address : null),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
