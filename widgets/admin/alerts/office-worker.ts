/** The path of the service worker, at the root so that its scope can be `/admin`. */
export const officeWorker = { path: '/admin-worker.js', scope: '/admin' } as const;

/** The Trusted Types policy that allows the page to load the worker. */
export const officeWorkerPolicy = 'office-worker';
