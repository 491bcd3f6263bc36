type Leave = () => Promise<void>;

const ports: { signOut: Leave; exit: Leave } = {
  signOut: () => Promise.resolve(),
  exit: () => Promise.resolve(),
};

/** The app wires what leaving means: it knows the router. */
export function provideExit(provided: { signOut: Leave; exit: Leave }): void {
  Object.assign(ports, provided);
}

/** Ends the session and shows the landing page. */
export function signOut(): Promise<void> {
  return ports.signOut();
}

/** The exit button. On the web it signs out; the phone app is closed instead, where an app may do that. */
export function exitApp(): Promise<void> {
  return ports.exit();
}
