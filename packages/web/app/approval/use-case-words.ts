import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { type Translate, useWords } from '../kernel/words.tsx';

type Key = Parameters<Translate<'approval'>>[0];
type PlainOf<One> = One extends `${infer Plain}.contract` ? Extract<Plain, Key> : never;
/** Words that are said otherwise of a contract. */
type CaseKey = PlainOf<Key>;
type Values = Parameters<Translate<'approval'>>[1];

/** A contract is no purchase request: nothing of it is cancelled or given back. */
export const useCaseWords = (): ((bizType: BizType, key: CaseKey, values?: Values) => string) => {
  const t = useWords('approval');
  return (bizType, key, values) => t(bizType === 'contract' ? `${key}.contract` : key, values);
};
