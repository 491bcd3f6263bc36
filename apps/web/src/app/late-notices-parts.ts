// One file for what comes after the page.
export { Notices } from '#/features/shell/notices.tsx';
export { watchConnection } from '#/lib/connection.ts';
export { startWorker } from '#/lib/pwa/start-worker.ts';
