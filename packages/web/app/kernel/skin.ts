import type { Language } from '@mall/contract/kernel/language.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { type Location, useLocation } from 'react-router';

const skins: readonly (readonly [RegExp, string])[] = [
  [/^\/customer$/, 'bigcustomer'],
  [/^\/homePage\/indexSC$/, 'channel'],
  // The zones of the mall; their own colours come with the zone.
  [/^\/(channelDLGYP|green|photovoltaic|privateBrand)$/, 'zone'],
  [/^\/(index1|internation.*|searchGoodsResult1|searchShopResult1|proClassification1|couponCenter1)$/, 'global'],
];

/** Pages that readers in Chinese have in their centre, and others in the cross-border zone. */
const abroad = /^\/newInquiry$/;

const ofAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined =>
  skins.find(([pattern]) => pattern.test(pathname))?.[1] ?? (new URLSearchParams(search).get('isGlobal') === '1' ? 'global' : undefined);

/** Every link of a page asks for its skin, so what was found for a location is kept with it. */
const found = new WeakMap<Location, Map<Language, string | undefined>>();

export const skinOf = (at: Pick<Location, 'pathname' | 'search'>, language: Language): string | undefined =>
  ofAddress(at) ?? (language !== 'zh' && abroad.test(at.pathname) ? 'global' : undefined);

/** A skin changes theme variables only. */
export const useSkin = (): string | undefined => {
  const location = useLocation();
  const language = useLanguage();
  if (!found.has(location)) found.set(location, new Map());
  const kept = found.get(location);
  if (!kept?.has(language)) kept?.set(language, skinOf(location, language));
  return kept?.get(language);
};
