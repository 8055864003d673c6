import type { EnvironmentReader } from './EnvironmentReader.ts';
import { isDecodable } from './isDecodable.ts';

const LOCAL_SMTP = 'smtp://127.0.0.1:4025';

const WRITE =
  'Write an address such as smtps://user:password@host:465, with %40 for @, %3A for :, %2F for /, %3F for ?, %23 for # and %25 for % in a name or password.';

/** Reads the mail server's address. No message shows what may be part of a password. */
export function readSmtpUrl(reader: EnvironmentReader, sandboxUrl: string | null): string {
  const value =
    sandboxUrl === null
      ? reader.required('SMTP_URL', 'your mail server, such as smtps://user:password@host:465')
      : (reader.optional('SMTP_URL') ?? LOCAL_SMTP);
  if (value === '') return '';
  const address = reader.address('SMTP_URL', ['smtp:', 'smtps:'], value);
  if (address === null || isMailServer(value)) return address ?? '';
  reader.problem('SMTP_URL', `SMTP_URL cannot be read. ${WRITE}`);
  return '';
}

/** Whether it names a host, and a name and a password that can be decoded. */
function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\//i.test(value)) return false;
  const { hash, hostname, password, pathname, search, username } = new URL(value);
  const isWhole = hostname !== '' && /^\/?$/.test(pathname) && `${hash}${search}` === '';
  return isWhole && isDecodable(username) && isDecodable(password);
}
