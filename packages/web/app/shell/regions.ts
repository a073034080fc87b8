import { provinceIds, type Region } from '@mall/contract/content/province.rules.ts';

/** Everywhere that an address may lie, and so wherever goods can be sent; the names stand in the words as `city.…`. */
export const regions = Object.keys(provinceIds) as Region[];

const usual: Region = 'tianjin';

const known = (name: string | null | undefined): Region | undefined => regions.find((region) => region === name);

export const regionOr = (name: string | null): Region => known(name) ?? usual;

export const regionOfProvince = (provinceId: string | undefined): Region | undefined =>
  regions.find((region) => provinceIds[region] === provinceId);

type Said = {
  /** What a visitor chose in this browser. */
  guest: string | null;
  /** What the member chose, and where his default address lay then: "guangdong xinjiang". */
  member?: string | null;
  /** Where the member's default address lies. */
  home?: Region | undefined;
};

/** Goods go where the member's default address lies, until he says otherwise; and that holds until the default address moves. */
export const deliveryRegion = ({ guest, member, home }: Said): Region => {
  const [chosen, homeThen] = (member ?? '').split(' ');
  if (known(chosen) && known(homeThen) === home) return regionOr(chosen ?? null);
  return home ?? regionOr(guest);
};
