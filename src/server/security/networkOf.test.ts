import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mappedGroups, spellingsOf } from '../../../tests/factories/servers/spellingsOf.ts';
import { networkOf } from './networkOf.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:ffff:9.9.9.9', '9.9.9.9'],
  ['::ffff:909:909', '9.9.9.9'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  // A connection at home has all 256 networks of 64 bits that begin alike.
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:200::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['2001:0DB8:0001:FFFF::1', '2001:db8:1:ff00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  // The format of some proxies, whose port differs for each connection.
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:0::/56'],
  ['[2001:db8:1:2::9]', '2001:db8:1:0::/56'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const BYTE = fc.nat(255);
const GROUP = fc.oneof(fc.constant(0), fc.nat(0xffff));

it('every spelling of an IPv6 address that contains an IPv4 one counts as that', () => {
  const spelled = fc.tuple(BYTE, BYTE, BYTE, BYTE).chain((bytes) => {
    return fc.tuple(fc.constant(bytes.join('.')), spellingsOf(mappedGroups(bytes)));
  });
  fc.assert(
    fc.property(spelled, ([ip, spelling]) => {
      expect(networkOf(spelling)).toBe(ip);
    }),
  );
});

it('every spelling of an IPv6 address counts as the same network', () => {
  const spelled = fc.array(GROUP, { minLength: 8, maxLength: 8 }).chain((groups) => {
    return fc.tuple(fc.constant(groups), spellingsOf(groups));
  });
  fc.assert(
    fc.property(spelled, ([groups, spelling]) => {
      const plain = groups.map((group) => group.toString(16)).join(':');
      expect(networkOf(spelling)).toBe(networkOf(plain));
    }),
  );
});
