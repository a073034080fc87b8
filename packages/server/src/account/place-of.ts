import { type PlaceKind, placeWords } from '@mall/contract/account/place-words.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Config } from '../kernel/config.ts';
import { type NamedNetwork, namedNetwork } from '../kernel/named-network.ts';

const networks = (...texts: string[]): NamedNetwork[] => texts.flatMap((text) => namedNetwork(text) ?? []);

/** Where the people of the demo sit. */
const demoOffices = networks('10.20.0.0/16=天津', '100.64.8.0/24=天津', '100.64.9.0/24=河北 唐山');

const kinds: readonly (readonly [PlaceKind, readonly NamedNetwork[]])[] = [
  ['here', networks('127.0.0.0/8=here', '::1/128=here')],
  ['inside', networks('10.0.0.0/8=in', '172.16.0.0/12=in', '192.168.0.0/16=in', '100.64.0.0/10=in', 'fc00::/7=in', 'fe80::/10=in')],
];

export type PlaceReader = { readonly language: Language; readonly config: Pick<Config, 'ADDRESS_PLACES' | 'demoOn'> };

/** Where an address is: as the mall's own list of networks has it, else whether it is near or anywhere. */
export const placeOf = (address: string, { language, config }: PlaceReader): string => {
  if (address === '') return '';
  const named = config.ADDRESS_PLACES ?? (config.demoOn ? demoOffices : []);
  const found = named.find(({ holds }) => holds(address));
  if (found) return found.place;
  const [kind] = kinds.find(([, list]) => list.some(({ holds }) => holds(address))) ?? ['unknown' as const];
  return placeWords[kind][language];
};
