import { BlockList, isIP } from 'node:net';

export type NamedNetwork = { readonly place: string; readonly holds: (address: string) => boolean };

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** "10.20.0.0/16=天津"; undefined where that is no network or has no name. */
export const namedNetwork = (text: string): NamedNetwork | undefined => {
  const [, network = '', bits = '', place = ''] = /^([\da-f.:]+)\/(\d{1,3})\s*=\s*(\S.{0,39})$/i.exec(text) ?? [];
  const most = isIP(network) === 6 ? 128 : 32;
  if (isIP(network) === 0 || Number(bits) > most) return undefined;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family(network));
  return { place, holds: (address) => isIP(address) !== 0 && list.check(address, family(address)) };
};
