/** How long the server's page may take before the stored one is shown. */
const pagePatienceMs = 3_000;

type Ports = {
  readonly reach: (request: Request) => Promise<Response>;
  /** The page that was stored at installation. */
  readonly shell: () => Promise<Response | undefined>;
};

/**
 * The server's page, with its status and its settings. When the network fails or is slow, the stored page, which is the
 * same for every address of the app.
 */
export async function respondWithPage(
  request: Request,
  { reach, shell }: Ports,
): Promise<Response> {
  const network = reach(request);
  const patience = Promise.withResolvers<null>();
  const timer = setTimeout(() => patience.resolve(null), pagePatienceMs);
  // When the network fails, the stored page is the response. Without one, the last line passes the failure on.
  const first = await Promise.race([network.catch(() => null), patience.promise]);
  clearTimeout(timer);
  return first ?? (await shell()) ?? network;
}
