import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SheetSight } from '../download/list-sheet.ts';

export type Span = { from: string; to: string };
/** Days of all goods, or of those of a class. */
export type FigureScope = Span & { classId?: Id | undefined };

/** As whom figures are read: a store, or the mall. */
export type FigureSight = Extract<SheetSight, { kind: 'seller' | 'operator' }>;
