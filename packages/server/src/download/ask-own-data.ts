import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { askDownload } from './ask-download.ts';
import { type Makers, makerOf } from './maker.ts';

/** Whoever has an account may have what the mall knows of him, and of nobody else. */
export const askOwnData = (tx: Tx, { memberId }: Member, makers: Makers, language: Language): Promise<DownloadProgress> => {
  const maker = makerOf(makers, 'own_data');
  if (!maker) throw refuse('kernel.not_found');
  return askDownload(tx, maker, { memberId, companyId: undefined, departments: [], reach: 'own' }, { input: {}, language });
};
