// One chunk with everything that loads after the page.
export { Notices } from '#/features/shell/notices.tsx';
export { watchConnection } from '#/lib/connection.ts';
export { startWorker } from '#/lib/pwa/start-worker.ts';
