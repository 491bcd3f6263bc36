type Leave = () => Promise<void>;
/** `alreadyEnded`: the server has ended the sign-in, so it is not told. */
type SignOut = (options?: { readonly alreadyEnded: boolean }) => Promise<void>;

const ports: { signOut: SignOut; exit: Leave } = {
  signOut: () => Promise.resolve(),
  exit: () => Promise.resolve(),
};

/** The app provides these functions, because it knows the router. */
export function provideExit(provided: { signOut: SignOut; exit: Leave }): void {
  Object.assign(ports, provided);
}

/** Ends the session and shows the landing page. */
export function signOut(options?: { readonly alreadyEnded: boolean }): Promise<void> {
  return ports.signOut(options);
}

/** The exit button. It signs out on the web and closes the phone app where the platform allows that. */
export function exitApp(): Promise<void> {
  return ports.exit();
}
