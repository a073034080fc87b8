import { useKept, writeKept } from '../kernel/kept-state.ts';

/** The regions that can be delivered to, in the order of the list; their names stand in the words as `city.…`. */
export const regions = [
  'tianjin',
  'beijing',
  'shanghai',
  'chongqing',
  'hebei',
  'shanxi',
  'liaoning',
  'jilin',
  'heilongjiang',
  'jiangsu',
  'zhejiang',
  'anhui',
  'fujian',
  'jiangxi',
  'shandong',
  'henan',
  'hubei',
  'hunan',
  'guangdong',
  'sichuan',
] as const;
export type Region = (typeof regions)[number];

const usual: Region = 'tianjin';

export const regionOr = (value: unknown): Region => regions.find((region) => region === value) ?? usual;

export const chooseRegion = (region: Region): void => writeKept('region', region);

export const useRegion = (): Region => useKept('region', regionOr);
