import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { readContractFile } from './contract-files.ts';
import { type PartySide, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';
import { voidSignatures } from './tell-contract.ts';

/** Has a contract signed again whose signing failed: from the file that both agreed to, by both. Where that is lost it must be sent anew. */
export const retrySigning = async (tx: Tx, side: PartySide | MallSide, id: Id, { config }: Pick<House, 'config'>): Promise<void> => {
  const found = await lockContract(tx, side.kind === 'operator' ? side : sightOf(side), id);
  if (found.state !== 'abnormal') throw refuse('agreement.moved');
  if (!(await readContractFile(config, found.hash ?? ''))) throw refuse('agreement.file_lost');
  await voidSignatures(tx, id);
  await moveContract(tx, id, 'retry', byOf(side));
};
