import { get as getOverHttp, type IncomingHttpHeaders } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { connect } from 'node:tls';
import type { Clock } from '../lib/clock.ts';
import type { Config } from '../lib/config.ts';
import { reasonOf } from '../lib/reason-of.ts';
import type { Finding } from './doctor.ts';

const answerLimitMs = 5_000;
const dayMs = 24 * 60 * 60 * 1000;
const leastDays = 14;

const finding = (what: string, text: string): Finding => ({ ok: true, what, text });
const wrong = (what: string, text: string): Finding => ({ ok: false, what, text });

/** The pages as browsers get them: at PUBLIC_URL, through the proxy, or at this node where none is set. */
export async function checkSite(config: Config, clock: Clock, ca?: string): Promise<Finding[]> {
  const url = new URL(config.publicUrl ?? `http://${config.host}:${config.port}`);
  const { response, problem } = await headersOf(url, ca);
  const tls =
    url.protocol === 'https:' ? await checkCertificate(url, clock, ca) : plainFinding(url);
  if (!response) return [wrong('site', `${url.origin} does not answer: ${problem}`), tls];
  return [finding('site', `${url.origin} answers`), ...checkHeaders(response, url), tls];
}

/** Browsers give microphone and camera to https pages, and to pages of this machine. */
function plainFinding({ hostname }: URL): Finding {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isLocal
    ? finding('tls', 'none; enough on this machine')
    : wrong('tls', 'none: browsers give no microphone to a page without https');
}

type Answer = { response?: IncomingHttpHeaders; problem?: string };

async function headersOf(url: URL, ca: string | undefined): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  // A bad certificate is a finding of its own.
  const secure = { rejectUnauthorized: false, ...(ca !== undefined && { ca }) };
  const options = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(answerLimitMs) };
  const request =
    url.protocol === 'https:'
      ? getOverHttps(url, { ...options, ...secure }, (response) => {
          response.resume();
          resolve({ response: response.headers });
        })
      : getOverHttp(url, options, (response) => {
          response.resume();
          resolve({ response: response.headers });
        });
  request.once('error', (error) => resolve({ problem: reasonOf(error) }));
  return promise;
}

/** What a header has to say for the page to work. */
const needed: readonly { name: string; form: RegExp; why: string }[] = [
  { name: 'permissions-policy', form: /microphone=\(self\)/, why: 'no microphone' },
  { name: 'permissions-policy', form: /camera=\(self\)/, why: 'no camera' },
  { name: 'cross-origin-opener-policy', form: /^same-origin$/, why: 'no threads for Whisper' },
  {
    name: 'cross-origin-embedder-policy',
    form: /^(require-corp|credentialless)$/,
    why: 'no threads for Whisper',
  },
  { name: 'content-security-policy', form: /'wasm-unsafe-eval'/, why: 'no Whisper in browsers' },
];

function checkHeaders(headers: IncomingHttpHeaders, { protocol }: URL): Finding[] {
  const problems = needed.flatMap(({ name, form, why }) => {
    const value = [headers[name] ?? []].flat().join(', ');
    // A proxy that adds what the node has said already makes a list of two, which browsers ignore.
    return form.test(value)
      ? []
      : [wrong('headers', `${name} is ${value ? JSON.stringify(value) : 'missing'}: ${why}`)];
  });
  if (protocol === 'https:' && headers['strict-transport-security'] === undefined) {
    problems.push(wrong('headers', 'strict-transport-security is missing'));
  }
  return problems.length > 0
    ? problems
    : [finding('headers', 'microphone, camera and cross-origin isolation are allowed')];
}

async function checkCertificate(url: URL, clock: Clock, ca: string | undefined): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const host = url.hostname;
  const socket = connect(
    {
      host,
      port: Number(url.port || 443),
      ...(/[a-z]/i.test(host) && { servername: host }),
      rejectUnauthorized: false,
      ...(ca !== undefined && { ca }),
    },
    () => {
      const days = Math.floor(
        (Date.parse(socket.getPeerCertificate().valid_to) - clock.now().getTime()) / dayMs,
      );
      if (!socket.authorized) {
        resolve(
          wrong(
            'tls',
            `browsers will refuse the certificate: ${String(socket.authorizationError)}`,
          ),
        );
      } else if (days < leastDays) {
        resolve(wrong('tls', `the certificate ends in ${days} days`));
      } else {
        resolve(finding('tls', `${socket.getProtocol()}, the certificate ends in ${days} days`));
      }
      socket.end();
    },
  );
  socket.setTimeout(answerLimitMs, () => socket.destroy(new Error('no answer')));
  socket.once('error', (error) => resolve(wrong('tls', reasonOf(error))));
  return promise;
}
