import { pagePatienceMs } from './limits.ts';

type Ports = {
  readonly reach: (request: Request) => Promise<Response>;
  /** The page that was kept at the installation. */
  readonly shell: () => Promise<Response | undefined>;
};

/**
 * The server's page, with its status and what its settings put into it. When the network fails or keeps a person
 * waiting, the kept page: every address of the app is the same one.
 */
export async function answerPage(request: Request, { reach, shell }: Ports): Promise<Response> {
  const network = reach(request);
  const patience = Promise.withResolvers<null>();
  const timer = setTimeout(() => patience.resolve(null), pagePatienceMs);
  // A network that fails is answered with the kept page; without one, the last line hands the failure on.
  const first = await Promise.race([network.catch(() => null), patience.promise]);
  clearTimeout(timer);
  return first ?? (await shell()) ?? network;
}
