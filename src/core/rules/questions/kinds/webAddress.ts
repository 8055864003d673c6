import { asciiHost } from '../../fields/asciiHost.ts';
import { readAddress } from '../../links/readAddress.ts';
import { refused, taken } from '../answered.ts';
import { LONGEST_ANSWERS } from '../longestAnswers.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

/** An address as people type it: a host name with a dot, maybe a path. */
const ADDRESS =
  /^(https?:\/\/)?([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)(:\d{1,5})?([/?#]\S*)?$/iu;

/** A web address. Adds https:// when the scheme is missing. */
export const webAddress: QuestionKindRules = {
  missing: 'missing',
  read: (raw) =>
    readLine(raw, (line) => {
      const [whole, scheme, host = ''] = ADDRESS.exec(line) ?? [];
      if (whole === undefined || asciiHost(host) === null) return refused('notWebAddress');
      const address = readAddress(scheme === undefined ? `https://${whole}` : whole);
      if (address === null) return refused('notWebAddress');
      const { hostname, href } = address;
      // An IP address, also in the form '0x7f.1'.
      if (/^[\d.]+$/.test(hostname)) return refused('notWebAddress');
      return href.length > LONGEST_ANSWERS.webAddress ? refused('tooLong') : taken(href);
    }),
};
