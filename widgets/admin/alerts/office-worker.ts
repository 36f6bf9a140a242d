/** At the root, so that its scope can be `/admin`. */
export const officeWorker = { path: '/admin-worker.js', scope: '/admin' } as const;

export const officeWorkerPolicy = 'office-worker';
