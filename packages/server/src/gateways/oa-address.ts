import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine, of private networks and of nobody: where a company's system never is as seen from the mall, and what lies there is not the company's. */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
// Of the other kind only what is routed in the world counts, and of that nothing that carries an address of the first kind inside.
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address);
  if (kind === 4) return !inner.check(address, 'ipv4');
  return kind === 6 && world.check(address, 'ipv6') && !inner.check(address, 'ipv6');
};

/** Where else the mall may write to: the sandbox's office, and systems in networks of its own that whoever runs the mall has named. */
export type OaAddresses = { readonly sandbox: string | undefined; readonly named: readonly string[] };

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
const isPlain = ({ username, password, hash, search }: URL): boolean => `${username}${password}${hash}${search}` === '';

/** undefined: not to be written to. `trusted`: named by the mall's own people, so its network is theirs to judge. */
export const readOaAddress = (text: string, { sandbox, named }: OaAddresses): { url: URL; trusted: boolean } | undefined => {
  const url = parse(text);
  if (!url || !isPlain(url)) return undefined;
  const trusted = text === sandbox || named.includes(url.origin);
  if (trusted) return { url, trusted };
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const isWorld = isIP(bare) === 0 ? bare.includes('.') : isPublicAddress(bare);
  const port = Number(url.port || 443);
  return url.protocol === 'https:' && isWorld && (port === 443 || port > 1023) ? { url, trusted } : undefined;
};

/** Looks at what a name leads to when it is connected to, so that a name that leads elsewhere a moment later leads nowhere. */
export const publicLookup: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const good = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = good;
    if (!first) return done(error ?? new Error('not a public address'), '', 0);
    if (options.all) return done(null, good);
    return done(null, first.address, first.family);
  });
