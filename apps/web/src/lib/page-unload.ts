/** Set by the last thing that this page does. */
let reloading = false;

/** A reload that the product itself begins: nobody is warned of it. */
export function reloadPage(reload: () => void = () => window.location.reload()): void {
  reloading = true;
  reload();
}

/** The browser asks in its own words before it closes or reloads the page. Calling what it returns ends that. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!reloading) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
