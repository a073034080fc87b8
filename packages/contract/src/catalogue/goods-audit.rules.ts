import { goodsPlaces } from './goods-draft.rules.ts';

/** Versions that wait, and what became of the others. */
export const auditStates = ['waiting', 'approved', 'rejected'] as const;

/** What the mall looks at by itself. */
export const auditChecks = ['words', 'duplicate', 'price', 'pictures', 'papers', 'values', 'classMoved', 'nameStuffed', 'texts'] as const;
export type AuditCheckName = (typeof auditChecks)[number];

/** What the mall decided of goods. */
export type GoodsDecision = 'approve' | 'approvePart' | 'giveBack' | 'bar' | 'unbar';

/** A field, or a part of one: `params.12`, `translations.ru`. */
export const faultField: RegExp = new RegExp(`^(${goodsPlaces.join('|')})(\\.[\\w.]{1,40})?$`);
