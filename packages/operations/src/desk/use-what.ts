import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { useWords } from '../kernel/words.ts';

/** What a case is about, in one line, and what is known besides. */
export const useWhat = () => {
  const t = useWords('desk');
  return {
    titleOf: ({ what, name, sn }: WorkRow) => t(`what.${what}`, { name, sn }),
    noteOf: ({ kind, sn, note }: WorkRow) => {
      if (kind === 'alert') return t('note.times', { times: note });
      const named = kind === 'certification' ? t('note.handedIn', { name: note }) : note;
      return [sn, named].filter((part) => part !== '').join('　');
    },
  };
};
