import { readLocal, writeLocal } from '@mall/client/session-keys.ts';
import { useSyncExternalStore } from 'react';

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

const key = 'deliverTo';
const usual: Region = 'tianjin';
const listeners = new Set<() => void>();

export const regionOr = (value: string | null): Region => regions.find((region) => region === value) ?? usual;

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

export const chooseRegion = (region: Region): void => {
  writeLocal(key, region);
  for (const changed of listeners) changed();
};

export const useRegion = (): Region =>
  useSyncExternalStore(
    subscribe,
    () => regionOr(readLocal(key)),
    () => usual,
  );
