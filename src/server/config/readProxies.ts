import { isIP } from 'node:net';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Reads the proxies whose headers about the visitor are trusted. */
export function readProxies(reader: EnvironmentReader): readonly string[] {
  const items = (reader.optional('TRUSTED_PROXIES') ?? '').split(',').map((item) => item.trim());
  const proxies = items.filter((item) => item !== '');
  for (const proxy of proxies.filter((item) => !isNetwork(item))) {
    reader.refuse('TRUSTED_PROXIES', proxy, 'addresses or networks, such as 10.0.0.0/8,127.0.0.1');
  }
  for (const proxy of proxies.filter(isEverything)) {
    reader.problem(
      'TRUSTED_PROXIES',
      `TRUSTED_PROXIES has ${proxy}, which is every address. Write those of your proxies, such as 10.0.0.0/8,127.0.0.1.`,
    );
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return version !== 0 && fits && rest.length === 0;
}

/** Whether every visitor could then say which address is theirs. The server would not start. */
function isEverything(network: string): boolean {
  return /\/0+$/.test(network);
}
