import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const configuration = new URL('../../ops/nginx/daedap.conf', import.meta.url);

export type Ports = { nodes: readonly [number, number]; plain: number; tls: number };

export type Nginx = {
  /** What the clients have to trust. */
  certificate: string;
  accessLog: () => Promise<string>;
  errorLog: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Debian's nginx with the configuration of this folder; only its ports and paths are other ones. */
export async function startNginx(folder: string, ports: Ports): Promise<Nginx> {
  const path = (name: string) => join(folder, name);
  await mkdir(path('temp'), { recursive: true });
  await makeCertificate(path('key.pem'), path('certificate.pem'));
  const text = await readFile(configuration, 'utf8');
  await writeFile(path('daedap.conf'), placed(text, folder, ports));
  await writeFile(path('nginx.conf'), surroundings(folder));
  const options = ['-p', folder, '-c', path('nginx.conf'), '-e', path('error.log')];
  await run('nginx', ['-t', ...options]);
  const child = spawn('nginx', options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    certificate: await readFile(path('certificate.pem'), 'utf8'),
    accessLog: () => readFile(path('access.log'), 'utf8'),
    errorLog: () => readFile(path('error.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const selfSigned =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=daedap.example ' +
  '-addext subjectAltName=DNS:daedap.example,IP:127.0.0.1';

const makeCertificate = (key: string, certificate: string) =>
  run('openssl', [...selfSigned.split(' '), '-keyout', key, '-out', certificate]);

/** Fails when a place is not in the file any more: then it would not be the file that is tested. */
function placed(text: string, folder: string, ports: Ports): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((list) =>
    list?.some(({ address }) => address === '::1'),
  );
  const places: [string, string][] = [
    ['127.0.0.1:3001', `127.0.0.1:${ports.nodes[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports.nodes[1]}`],
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`],
    ['listen [::]:80;', hasIPv6 ? `listen [::1]:${ports.plain};` : ''],
    ['listen [::]:443 ssl http2;', hasIPv6 ? `listen [::1]:${ports.tls} ssl http2;` : ''],
    ['/etc/ssl/daedap/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/daedap/privkey.pem', join(folder, 'key.pem')],
    ['/var/log/nginx/daedap.log', join(folder, 'access.log')],
  ];
  return places.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`daedap.conf does not say ${from}`);
    return done.replaceAll(from, to);
  }, text);
}

/** What Debian's own nginx.conf has around it, as far as it matters. */
const surroundings = (folder: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    client_body_temp_path ${folder}/temp/body;
    proxy_temp_path ${folder}/temp/proxy;
    fastcgi_temp_path ${folder}/temp/fastcgi;
    uwsgi_temp_path ${folder}/temp/uwsgi;
    scgi_temp_path ${folder}/temp/scgi;
    include ${folder}/daedap.conf;
}
`;
