import type { Id } from '@mall/contract/kernel/fields.ts';
import type { House } from '../kernel/house.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { requireContract } from './contract-detail.queries.ts';
import { readContractFile } from './contract-files.ts';
import type { PartySide } from './contract-side.ts';
import { makeContractFile } from './make-contract-file.ts';
import { latestFile } from './sign-contract.ts';
import { readWhole } from './whole-contract.ts';

/** The paper with the signatures so far; of what was never sent, how it would look. */
export const readContractPdf = async (
  { db, config, files }: Pick<House, 'db' | 'config' | 'files'>,
  side: PartySide | MallSide,
  id: Id,
): Promise<FileAnswer> => {
  const { contractSn, title, state } = await requireContract(db, side, id);
  const answer = (bytes: Buffer): FileAnswer => ({ bytes, type: 'application/pdf', name: `${contractSn} ${title}.pdf` });
  if (state === 'draft' || state === 'rejected' || state === 'withdrawn') {
    return answer((await makeContractFile(await readWhole(db, side, id), config)).pdf);
  }
  const { hash } = await latestFile(db, id);
  const bytes = await readContractFile(files, hash);
  if (!bytes) throw refuse('agreement.file_lost');
  return answer(bytes);
};
