import { request } from 'node:http';

/**
 * Returns the response of an address to a request with this Host header. Rejects unless the status
 * is 200.
 */
export function fetchText(url: URL, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host, accept: '*/*' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${host}${url.pathname} answers ${response.statusCode}: ${text}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
