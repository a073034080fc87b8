import { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { searchOfficeApi } from '@mall/contract/search/search-office.api.ts';

/** What a change of each makes old. */
export const classReads = [classOfficeApi.tree, classOfficeApi.attributes, classOfficeApi.goods, classOfficeApi.history];
export const synonymReads = [searchOfficeApi.synonyms, searchOfficeApi.trial];
export const plateReads = [searchOfficeApi.plates, searchOfficeApi.trial];
export const brandReads = [brandOfficeApi.page];
export const labelReads = [brandOfficeApi.labels, brandOfficeApi.labelGoods];
export const zoneReads = [
  zoneOfficeApi.list,
  zoneOfficeApi.rules,
  zoneOfficeApi.companies,
  zoneOfficeApi.prices,
  zoneOfficeApi.ownPrices,
  zoneOfficeApi.priceChanges,
];
