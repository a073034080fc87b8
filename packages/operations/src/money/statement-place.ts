import { lineTabs } from '@mall/contract/payment/statement.rules.ts';
import { day, oneOf } from '@mall/kit/list/place.ts';
import type { Place } from '@mall/kit/list/use-place.ts';

/** What the address of the statement carries: the day, and which of its lines. */
export const statementFields = { day, tab: oneOf(lineTabs, 'differs') };
export type StatementPlace = Place<typeof statementFields>;
