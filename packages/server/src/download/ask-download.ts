import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSight, StoreSide } from '../kernel/side.ts';
import { download } from './download.table.ts';
import type { Maker } from './maker.ts';

/** Who asks, and how far he sees; or of which store he is. */
export type Asker = Omit<BuyerSight, 'kind'> | Pick<StoreSide, 'kind' | 'memberId' | 'storeId'>;

const sightOf = (asker: Asker) =>
  'storeId' in asker
    ? { storeId: asker.storeId }
    : { companyId: asker.companyId ?? null, departments: [...asker.departments], reach: asker.reach };

/** `about`: what is said of it behind the title of its kind, its days for example. */
export type Asked = { input: object; language: Language; rows?: number; about?: string };

export const rowOf = (maker: Maker, asker: Asker, { input, language, rows = 0, about = '' }: Asked) => ({
  kind: maker.kind,
  format: maker.format,
  rightName: maker.right ?? '',
  memberId: asker.memberId,
  ...sightOf(asker),
  input,
  language,
  // Several of a kind lie in one folder of the reader's: without days of its own it has that of its making.
  name: cutText(`${maker.title[language]} ${about || formatTime(new Date(), '{y}-{m}-{d}')}`, 120),
  rowsTotal: rows,
});

/** Asks for a file; the clock has it made. One of a kind at a time for a member. */
export const askDownload = async (tx: Tx, maker: Maker, asker: Asker, asked: Asked): Promise<DownloadProgress> => {
  await maker.gate?.(tx, asker.memberId);
  try {
    const [row] = await tx
      .insert(download)
      .values(rowOf(maker, asker, asked))
      .returning({ id: download.id });
    return { id: row?.id as string, state: 'waiting', rows: asked.rows ?? 0, done: 0 };
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('download.busy');
    throw error;
  }
};
