import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SavedView } from '@mall/contract/member/saved-view.api.ts';
import { viewsAList } from '@mall/contract/member/saved-view.rules.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockMember } from './lock-member.ts';
import { listViews } from './saved-view.queries.ts';
import { savedView } from './saved-view.table.ts';

type Input = { list: string; name: string; query: string };

/** The same name again takes the place of the one before. */
export const saveView = async (tx: Tx, memberId: Id, { list, name, query }: Input): Promise<SavedView> => {
  await lockMember(tx, { memberId });
  const kept = await listViews(tx, memberId, list);
  if (kept.length >= viewsAList && !kept.some((view) => view.name === name)) throw refuse('view.full', { most: viewsAList });
  const [saved] = await tx
    .insert(savedView)
    .values({ memberId, list, name, query })
    .onConflictDoUpdate({ target: [savedView.memberId, savedView.list, savedView.name], set: { query } })
    .returning({ id: savedView.id, name: savedView.name, query: savedView.query });
  return saved as SavedView;
};
