/** How long the server's page may take before a stored one is shown. */
const patienceMs = {
  /** The stored page is empty until the app runs. */
  empty: 3_000,
  /** The stored page already looks like this one. */
  skeleton: 1_000,
};

type Ports = {
  readonly reach: (request: Request) => Promise<Response>;
  /** What was stored at installation under an address: the skeleton of a page, or the empty page. */
  readonly stored: (address: string) => Promise<Response | undefined>;
};

/**
 * The server's page, with its status and its settings. When the network fails or is slow, the stored skeleton of this
 * page, or the empty page, which is the same for every address of the app.
 */
export async function respondWithPage(
  request: Request,
  { reach, stored }: Ports,
): Promise<Response> {
  const network = reach(request);
  // When the network fails, a stored page is the response. Without one, the last line passes the failure on.
  const fromServer = network.catch(() => null);
  const skeleton = await stored(new URL(request.url).pathname);
  const patience = Promise.withResolvers<null>();
  const timer = setTimeout(
    () => patience.resolve(null),
    skeleton ? patienceMs.skeleton : patienceMs.empty,
  );
  const first = await Promise.race([fromServer, patience.promise]);
  clearTimeout(timer);
  return first ?? skeleton ?? (await stored('/index.html')) ?? network;
}
