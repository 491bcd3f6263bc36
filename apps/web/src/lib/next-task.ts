/**
 * Runs something in a task of its own, so that a weak phone can answer a press before it. A message comes at once, also
 * in a hidden tab, where timers wait.
 */
export function inNextTask(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    task();
  });
  port1.start();
  port2.postMessage(null);
}
