import type { SignContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import { fill } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { requireCredentials } from '../account/account.queries.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import { spendSmsCode } from '../account/spend-sms-code.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { Files } from '../kernel/files/files.ts';
import { FilesAway } from '../kernel/files/files-away.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { orMoved } from '../kernel/or-moved.ts';
import { checkPdf } from '../kernel/pdf/check-pdf.ts';
import type { PaperKey } from '../kernel/pdf/paper-key.ts';
import { signPdf } from '../kernel/pdf/sign-pdf.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, type StoreSide, system } from '../kernel/side.ts';
import { findSeal } from './company-seals.ts';
import { hashOf, keepContractFile, readContractFile } from './contract-files.ts';
import { contractKey } from './contract-key.ts';
import { sideOf, sightOf } from './contract-side.ts';
import { drawSeal } from './draw-seal.ts';
import { drawSigned } from './draw-signed.ts';
import { moveContract } from './move-contract.ts';
import { paperWords } from './paper-words.ts';
import { requireOwnTurn } from './require-own-turn.ts';
import { readSealPicture } from './seal-picture.ts';
import { readWhole } from './whole-contract.ts';

type Signing = { side: BuyerSide | StoreSide; id: Id; input: SignContract; from: Pick<Visitor, 'address' | 'device'> };
type Base = { hash: string | null; bytes: Buffer | undefined };
export type SigningDesk = { files: Files; key: PaperKey; base: Base };

const Latest = z.strictObject({ hash: z.string().nullable(), signatures: z.number() });
const Signer = z.strictObject({ name: z.string(), now: z.string() });

/** The file with the signatures so far, of the paper that is being signed. */
export const latestFile = async (tx: Tx, id: Id): Promise<z.infer<typeof Latest>> => {
  const [row] = await readRows(tx, Latest)`
    select coalesce((select s.file_hash from agreement_signature s where s.agreement_id = a.id and s.revision = a.revision and s.void_at is null order by s.at desc limit 1), a.hash) as hash,
      (select count(*)::int from agreement_signature s where s.agreement_id = a.id and s.revision = a.revision and s.void_at is null) as signatures
    from agreement a where a.id = ${id}`;
  return row ?? { hash: null, signatures: 0 };
};

/** What is to be signed, read before anything is held. */
export const readBase = async ({ db, files }: Pick<House, 'db' | 'files'>, id: Id): Promise<Base> => {
  const { hash } = await latestFile(db, id);
  return { hash, bytes: await readContractFile(files, hash) };
};

/** The contract, held, when it is this side's turn and it has read the paper that lies there. */
const requireRead = async (tx: Tx, { side, id, input }: Signing) => {
  const found = await requireOwnTurn(tx, side, id);
  const latest = await latestFile(tx, id);
  if (input.hash !== found.hash && input.hash !== latest.hash) throw refuse('agreement.changed');
  return { found, ...latest };
};

/** Holds the contract from the check to the last row: of two who press at once the second finds it signed. */
export const signHeld = async (
  tx: Tx,
  signing: Signing,
  { files, key, base: { hash: readHash, bytes: base } }: SigningDesk,
): Promise<void> => {
  const { side, id, input, from } = signing;
  const { found, hash: baseHash, signatures } = await requireRead(tx, signing);
  if (readHash !== baseHash) throw refuse('agreement.moved');
  if (!base || checkPdf(base, key.certificate).filter(({ valid }) => valid).length !== signatures)
    throw new Error('the file of a contract is lost or was changed');
  const whole = await readWhole(tx, sightOf(side), id);
  const [signer] = await readRows(tx, Signer)`select m.member_name as name, now()::text as now from member m where m.id = ${side.memberId}`;
  const { name, now } = signer as z.infer<typeof Signer>;
  const mine = sideOf(side);
  const party = whole[mine];
  const given = side.kind === 'buyer' ? await findSeal(tx, found.companyId, input.seal) : undefined;
  const at = new Date(now);
  const seal = given ? await readSealPicture(given.png) : drawSeal(party.name, input.seal);
  const signed = signPdf(
    base,
    {
      place: mine,
      signer: `${party.name}（${name}）`,
      reason: fill(paperWords.reason[whole.language], { sn: whole.contractSn }),
      at,
      seal: drawSigned(seal, fill(paperWords.signer[whole.language], { name }), formatTime(at)),
    },
    key,
  );
  // The one file that is written while something is held: its moment is the signature's, and no signature is to stand without it. The store has less time for it than the transaction.
  const fileHash = await keepContractFile(files, signed);
  const { mobile } = await requireCredentials(tx, side.memberId);
  // Signed again within the second in which a signature was void it is the same file, to the byte.
  await tx.execute(sql`
    insert into agreement_file (hash, agreement_id, revision, signatures, bytes) values (${hashOf(signed)}, ${id}, ${found.revision}, ${signatures + 1}, ${signed.length})
    on conflict (hash) do nothing`);
  await tx.execute(sql`
    insert into agreement_signature (agreement_id, revision, side, member_id, signer, mobile, seal, seal_id, address, device, base_hash, file_hash, at)
    values (${id}, ${found.revision}, ${mine}, ${side.memberId}, ${name}, ${maskMobile(mobile)}, ${input.seal}, ${given?.id ?? null}::bigint, ${from.address}, ${from.device}, ${baseHash}, ${fileHash}, clock_timestamp())`);
  await moveContract(tx, id, found.state === 'to_sign' ? 'sign' : 'signLast', byOf(side));
};

/**
 * The signatory signs with his seal and the code that was texted to him. A wrong try of the code is committed for itself. What fails in the making of the signature
 * puts the contract aside for the mall, and loses nothing.
 */
export const signContract = async (house: House, signing: Signing): Promise<void> => {
  const { side, id, input } = signing;
  const { mobile } = await requireCredentials(house.db, side.memberId);
  const base = await readBase(house, id);
  // What is refused for another reason costs no code; it is asked once more while the contract is signed.
  const isHis = await inTransaction(house.db, async (tx) => {
    const { found } = await requireRead(tx, signing);
    return spendSmsCode(tx, 'sign_contract', mobile, input.code, found.contractSn);
  });
  if (!isHis) throw refuse('agreement.code_wrong');
  try {
    const desk = { files: house.files, key: await contractKey(house), base };
    await orMoved(side, 'agreement.moved', () => inTransaction(house.db, (tx) => signHeld(tx, signing, desk)));
  } catch (error) {
    if (error instanceof Refusal || error instanceof FilesAway) throw error;
    house.log.error({ err: error, contractId: id }, 'a contract was not signed');
    await inTransaction(house.db, (tx) => moveContract(tx, id, 'signFailed', byOf(system), { reason: '签署文件未能生成' }));
    throw refuse('agreement.sign_failed');
  }
};
