import { useLocation } from 'react-router';

const skins: readonly (readonly [RegExp, string])[] = [
  [/^\/customer$/, 'bigcustomer'],
  [/^\/homePage\/indexSC$/, 'channel'],
  // The zones of the mall; their own colours come with the zone.
  [/^\/(channelDLGYP|green|photovoltaic|privateBrand)$/, 'zone'],
  [/^\/(index1|internation.*|newInquiry|searchGoodsResult1|searchShopResult1|proClassification1|couponCenter1)$/, 'global'],
];

/** A skin changes theme variables only. */
export const useSkin = (): string | undefined => {
  const { pathname, search } = useLocation();
  const skin = skins.find(([pattern]) => pattern.test(pathname))?.[1];
  return skin ?? (new URLSearchParams(search).get('isGlobal') === '1' ? 'global' : undefined);
};
