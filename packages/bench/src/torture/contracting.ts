import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { ContractSide } from '@mall/contract/agreement/agreement.rules.ts';
import { operatorContractApi, sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { hashSmsCode } from '@mall/server/account/send-code-text.ts';
import { hashOf } from '@mall/server/agreement/contract-files.ts';
import type { Pool } from 'pg';
import { ask, cancel, type Mall, order, sendAndReceive } from './buyer.ts';
import { decide } from './purchaser.ts';
import type { Person } from './world.ts';

/** So many of each goods a framework lists: few enough that those who call off at once want more than is left. */
const listed = 6;
const apis = { buyer: contractApi, seller: sellerContractApi };

type Goods = { specId: string; fen: number; companyId: string; seller: Person };
type Signed = { id: string; side: ContractSide };

/** A contract is many steps, and a door that is shut at any of them would leave it half made: it is knocked at again. */
const insist = async <Answer>(mall: Mall, knock: () => Promise<Answer | undefined>): Promise<Answer | undefined> => {
  for (let tries = 0; tries < 5 && !mall.ended(); tries += 1) {
    const answer = await knock();
    if (answer) return answer;
  }
  return undefined;
};

const read = (mall: Mall, id: string, buyer: Person) => insist(mall, () => ask(mall, contractApi.detail, { params: { id } }, buyer));
/** Asked twice at once, of which one has an answer. */
const twice = <Answer>(mall: Mall, knock: () => Promise<Answer | undefined>) => Promise.all([1, 2].map(() => insist(mall, knock)));

/** Where the company has contracts approved: asked for, and agreed to by whoever may. */
const approve = async (mall: Mall, id: string, buyer: Person): Promise<void> => {
  const asked = await insist(mall, () => ask(mall, contractApi.submit, { params: { id }, body: { word: '' } }, buyer));
  if (asked?.code !== 200) return;
  for (let nodes = 0; nodes < 2; nodes += 1)
    await Promise.all(
      [...mall.world.approvers, ...mall.world.signers].map((one) =>
        ask(mall, requestApi.approve, { params: { id: asked.data.requestId }, body: { reason: '' } }, one),
      ),
    );
};

/** Frameworks that are drafted, signed, called off and terminated, all of it twice at once. */
export const openContracting = (db: Pool, dataDir: string) => {
  const tally = { drafted: 0, signed: 0, calledOff: 0, terminated: 0 };
  const told: Signed[] = [];
  const ended = new Map<string, string>();

  /** What the demo company buys, where, and who sells it. */
  const readGoods = async (mall: Mall): Promise<Goods[]> => {
    const { rows } = await db.query<{ specId: string; fen: number; companyId: string; sellerId: string }>(
      `select s.id::text as "specId", greatest(1, s.price_fen / 3)::int as fen, b.company_id::text as "companyId", m.id::text as "sellerId"
       from spec s join goods g on g.id = s.goods_id join member m on m.store_id = g.store_id cross join member b
       where s.id = any ($1::bigint[]) and m.id = any ($2::bigint[]) and b.id = $3 order by s.id`,
      [mall.world.specIds, mall.world.sellers.map(({ memberId }) => memberId), mall.world.signers[0]?.memberId],
    );
    return rows.map(({ sellerId, ...goods }) => ({
      ...goods,
      seller: mall.world.sellers.find(({ memberId }) => memberId === sellerId) as Person,
    }));
  };

  /** A code as it would be texted; no text is asked for, because a mobile gets only so many an hour. */
  const codeFor = async ({ memberId }: Person, id: string): Promise<string> => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { rows } = await db.query<{ mobile: string }>('select mobile from member where id = $1', [memberId]);
    const mobile = rows[0]?.mobile ?? '';
    const signed = await db.query<{ sn: string }>('select contract_sn as sn from agreement where id = $1', [id]);
    await db.query(
      `insert into sms_code (mobile, purpose, code_hash, expires_at) values ($1, 'sign_contract', $2, now() + interval '5 minutes')`,
      [mobile, hashSmsCode('sign_contract', mobile, code, signed.rows[0]?.sn)],
    );
    return code;
  };

  const sign = async (mall: Mall, id: string, side: ContractSide, person: Person, hash: string): Promise<void> => {
    const body = { seal: 'contract' as const, code: await codeFor(person, id), hash };
    const answers = await twice(mall, () => ask(mall, apis[side].sign, { params: { id }, body }, person));
    if (!answers.some((answer) => answer?.code === 200)) return;
    told.push({ id, side });
    tally.signed += 1;
  };

  /** From the draft to the second signature; now and then its author takes it back while the other side signs. */
  const conclude = async (mall: Mall, goods: Goods, buyer: Person): Promise<string | undefined> => {
    const { seller, companyId } = goods;
    const lines = [{ specId: goods.specId, num: listed, price: toYuan(fen(goods.fen)) }];
    const source = { kind: 'framework' as const, partnerId: companyId, lines };
    const made = await insist(mall, () => ask(mall, sellerContractApi.create, { body: { source } }, seller));
    if (made?.code !== 200) return undefined;
    const { id } = made.data;
    tally.drafted += 1;
    await twice(mall, () => ask(mall, sellerContractApi.send, { params: { id } }, seller));
    const hash = (await read(mall, id, buyer))?.data?.hash;
    if (!hash) return undefined;
    await twice(mall, () => ask(mall, contractApi.accept, { params: { id }, body: { hash } }, buyer));
    const takesBack = mall.random() < 0.15;
    await Promise.all([
      sign(mall, id, 'seller', seller, hash),
      takesBack ? ask(mall, sellerContractApi.withdraw, { params: { id } }, seller) : undefined,
    ]);
    await approve(mall, id, buyer);
    await sign(mall, id, 'buyer', buyer, hash);
    return id;
  };

  const end = async (mall: Mall, id: string, goods: Goods, buyer: Person): Promise<void> => {
    const reason = '价格调整';
    if (mall.random() < 0.5) {
      const said = await ask(mall, operatorContractApi.terminate, { params: { id }, body: { reason } }, mall.world.operator);
      if (said?.code === 200) ended.set(id, 'operator');
      return;
    }
    await Promise.all([
      ask(mall, contractApi.askEnd, { params: { id }, body: { reason } }, buyer),
      ask(mall, sellerContractApi.askEnd, { params: { id }, body: { reason } }, goods.seller),
    ]);
    const said = await Promise.all([
      ask(mall, contractApi.answerEnd, { params: { id }, body: { agree: true, reason: '' } }, buyer),
      ask(mall, sellerContractApi.answerEnd, { params: { id }, body: { agree: true, reason: '' } }, goods.seller),
    ]);
    if (said.some((answer) => answer?.code === 200)) ended.set(id, 'both');
  };

  /** More is called off than is listed, while somebody tries to end it; what was ordered is sent or cancelled, and then it ends. */
  const callOff = async (mall: Mall, id: string, goods: Goods, buyer: Person): Promise<void> => {
    const buyers = mall.world.purchasers;
    const [placed] = await Promise.all([
      Promise.all(buyers.map((one) => order(mall, one, { payMode: 'postpay', projectId: null }, { specId: goods.specId, num: 2 }))),
      mall.random() < 0.4 ? end(mall, id, goods, buyer) : undefined,
    ]);
    for (const [at, one] of placed.entries())
      for (const orderId of one?.orderIds ?? []) {
        const who = buyers[at] as Person;
        if (mall.random() < 0.5) await cancel(mall, who, orderId);
        for (let nodes = 0; nodes < 2; nodes += 1) await decide(mall, orderId);
        await sendAndReceive(mall, who, orderId);
      }
    for (let tries = 0; tries < 3 && !ended.has(id) && !mall.ended(); tries += 1) await end(mall, id, goods, buyer);
  };

  /** Each of several has goods of his own, and goes through them again and again. */
  const keepContracting = async (mall: Mall, at: number): Promise<void> => {
    const all = await readGoods(mall);
    const own = all.filter((_, nth) => nth % mall.world.signers.length === at);
    const buyer = mall.world.signers[at] as Person;
    for (let round = 0; !mall.ended() && own.length > 0; round += 1) {
      const goods = own[round % own.length] as Goods;
      const id = await conclude(mall, goods, buyer);
      if (id) await callOff(mall, id, goods, buyer);
    }
  };

  /** Whoever was told that he signed has signed; what is in force or was has both signatures on a file that is there, whole; what was ended stays so. */
  const compare = async (): Promise<string[]> => {
    const faults: string[] = [];
    const { rows: signed } = await db.query<Signed>('select agreement_id::text as id, side from agreement_signature');
    const kept = new Set(signed.map(({ id, side }) => `${id} ${side}`));
    for (const { id, side } of told) if (!kept.has(`${id} ${side}`)) faults.push(`the signature of the ${side} of contract ${id} is lost`);
    const { rows: over } = await db.query<{ id: string; state: string }>(
      'select id::text, state from agreement where id = any ($1::bigint[])',
      [[...ended.keys()]],
    );
    for (const { id, state } of over) if (state !== 'terminated') faults.push(`contract ${id} was ended and is ${state}`);
    const { rows: files } = await db.query<{ hash: string }>(
      `select f.hash from agreement_file f join agreement a on a.id = f.agreement_id where a.state in ('effective', 'completed', 'terminated')`,
    );
    for (const { hash } of files) {
      const file = await readFile(join(dataDir, 'contracts', hash.slice(0, 2), `${hash}.pdf`)).catch(() => undefined);
      if (!file || hashOf(file) !== hash) faults.push(`the file ${hash} of a contract is lost or was changed`);
    }
    const { rows: calls } = await db.query<{ n: number }>(
      'select count(distinct l.order_id)::int as n from order_line l join agreement a on a.id = l.agreed_id where a.created_at >= (select min(created_at) from agreement where id = any ($1::bigint[]))',
      [told.map(({ id }) => id)],
    );
    tally.calledOff = calls[0]?.n ?? 0;
    tally.terminated = ended.size;
    if (tally.signed === 0) faults.push('no contract was signed');
    return faults;
  };

  const said = () =>
    `contracts drafted ${tally.drafted}, signatures ${tally.signed}, call-offs ${tally.calledOff}, terminated ${tally.terminated}`;
  return { keepContracting, compare, said };
};
