/** Set just before the app reloads the page. */
let reloading = false;

/** Reloads the page without the browser's warning. */
export function reloadPage(reload: () => void = () => window.location.reload()): void {
  reloading = true;
  reload();
}

/** Lets the browser ask before it closes or reloads the page. The returned function ends this. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!reloading) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
