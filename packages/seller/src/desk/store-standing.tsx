import { ownStoreApi } from '@mall/contract/store/stores.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.ts';

const standing = ask(ownStoreApi.standing, {}, { staleMs: 0 });

/** Says it where a store does not sell. */
export function StoreStanding() {
  const t = useWords('desk');
  const { data } = useList(standing);
  if (data?.state !== 'frozen') return null;
  return <Note tone="bad">{t('frozen', { at: data.date?.slice(0, 16) ?? '', reason: data.reason })}</Note>;
}
