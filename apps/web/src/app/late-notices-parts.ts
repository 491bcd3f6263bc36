// One file for what comes after the page.
export { Notices } from '#/features/shell/notices/notices.tsx';
export { watchConnection } from '#/lib/connection/connection.ts';
export { startWorker } from '#/lib/pwa/start-worker.ts';
