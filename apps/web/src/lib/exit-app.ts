type Leave = () => Promise<void>;

const ports: { signOut: Leave; exit: Leave } = {
  signOut: () => Promise.resolve(),
  exit: () => Promise.resolve(),
};

/** The app provides these functions, because it knows the router. */
export function provideExit(provided: { signOut: Leave; exit: Leave }): void {
  Object.assign(ports, provided);
}

/** Ends the session and shows the landing page. */
export function signOut(): Promise<void> {
  return ports.signOut();
}

/** The exit button. It signs out on the web and closes the phone app where the platform allows that. */
export function exitApp(): Promise<void> {
  return ports.exit();
}
