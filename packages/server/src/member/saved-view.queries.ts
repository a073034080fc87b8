import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SavedView } from '@mall/contract/member/saved-view.api.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { savedView } from './saved-view.table.ts';

export const listViews = (tx: Tx, memberId: Id, list: string): Promise<SavedView[]> =>
  tx
    .select({ id: savedView.id, name: savedView.name, query: savedView.query })
    .from(savedView)
    .where(and(eq(savedView.memberId, memberId), eq(savedView.list, list)))
    .orderBy(asc(savedView.id));
