import { type Location, useLocation } from 'react-router';

const skins: readonly (readonly [RegExp, string])[] = [
  [/^\/customer$/, 'bigcustomer'],
  [/^\/homePage\/indexSC$/, 'channel'],
  // The zones of the mall; their own colours come with the zone.
  [/^\/(channelDLGYP|green|photovoltaic|privateBrand)$/, 'zone'],
  [/^\/(index1|internation.*|newInquiry|searchGoodsResult1|searchShopResult1|proClassification1|couponCenter1)$/, 'global'],
];

const skinOf = ({ pathname, search }: Location): string | undefined =>
  skins.find(([pattern]) => pattern.test(pathname))?.[1] ?? (new URLSearchParams(search).get('isGlobal') === '1' ? 'global' : undefined);

/** Every link of a page asks for its skin, so what was found for a location is kept with it. */
const found = new WeakMap<Location, string | undefined>();

/** A skin changes theme variables only. */
export const useSkin = (): string | undefined => {
  const location = useLocation();
  if (!found.has(location)) found.set(location, skinOf(location));
  return found.get(location);
};
