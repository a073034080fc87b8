import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { operatorContractApi, sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { buyerOf, place, ship, specOf } from './order-steps.ts';
import { addColleague, type Signed } from './people-steps.ts';
import { small } from './small-mall.ts';
import type { TestApp } from './test-app.ts';
import { addSignedIn } from './test-member.ts';

const apis = { buyer: contractApi, seller: sellerContractApi };
export type ContractPeople = { admin: Signed; finance: Signed; purchaser: Signed; seller: Signed; otherSeller: Signed; operator: Signed };

/** Two sides of a contract, with those who may and those who may not. */
export const contractPeople = async ({ house: { db } }: TestApp): Promise<ContractPeople> => ({
  admin: await addColleague(db, 1, 'company_admin'),
  finance: await addColleague(db, 1, 'company_finance'),
  purchaser: await addColleague(db, 1, 'company_purchaser'),
  seller: await addSignedIn(db, { audience: 'seller', storeId: small.stores.own }),
  otherSeller: await addSignedIn(db, { audience: 'seller', storeId: small.stores.third }),
  operator: await addSignedIn(db, { audience: 'operator' }),
});

/** What people do with contracts, so that tests can say it in one line. */
export const contractSteps = (mall: TestApp, people: () => ContractPeople) => {
  type Party = 'buyer' | 'seller';
  const who = (side: Party): Signed => (side === 'buyer' ? people().admin : people().seller);
  const lines = [{ specId: specOf(2), num: 5 }];

  const order = async (given: { lines?: { specId: Id; num: number }[]; memberId?: Id } = {}): Promise<Id> => {
    const memberId = given.memberId ?? people().purchaser.id;
    const actor = buyerOf(memberId, { companyId: '1' });
    const { orderIds } = await place(mall.house.db, memberId, { lines: given.lines ?? lines, payMode: 'postpay', actor });
    return orderIds[0] as Id;
  };
  const create = async (side: Party, source: object): Promise<Id> =>
    (await mall.call(apis[side].create, { body: { source } } as never, who(side))).data?.id as Id;
  const detail = async (id: Id, as: Signed = people().admin): Promise<ContractDetail> =>
    (await mall.call(contractApi.detail, { params: { id } }, as)).data;
  const detailOf = async (side: Party, id: Id): Promise<ContractDetail> =>
    (await mall.call(apis[side].detail, { params: { id } }, who(side))).data;
  const send = (side: Party, id: Id) => mall.call(apis[side].send, { params: { id } }, who(side));
  const accept = async (side: Party, id: Id, hash?: string) =>
    mall.call(apis[side].accept, { params: { id }, body: { hash: hash ?? ((await detail(id)).hash as string) } }, who(side));

  const codeFor = async (side: Party, id: Id, as = who(side)): Promise<string> => {
    // Two days pass, so that another text is sent.
    await mall.owner.query(`update sms_code set created_at = created_at - interval '2 days' where mobile = $1`, [as.mobile]);
    await mall.call(apis[side].code, { params: { id } }, as);
    return /验证码(\d{6})/.exec(mall.sms.findLast(({ mobile }) => mobile === as.mobile)?.text ?? '')?.[1] ?? '000000';
  };
  const sign = async (side: Party, id: Id, as = who(side), code?: string) =>
    mall.call(
      apis[side].sign,
      { params: { id }, body: { seal: 'contract', code: code ?? (await codeFor(side, id, as)), hash: (await detail(id)).hash as string } },
      as,
    );

  /** Drafted by the seller, agreed to by the buyer. */
  const toSign = async (source?: object): Promise<Id> => {
    const id = await create('seller', source ?? { kind: 'order', orderId: await order() });
    await send('seller', id);
    await accept('buyer', id);
    return id;
  };
  const inForce = async (source?: object): Promise<Id> => {
    const id = await toSign(source);
    await sign('seller', id);
    await sign('buyer', id);
    return id;
  };
  const terminate = (id: Id) =>
    mall.call(operatorContractApi.terminate, { params: { id }, body: { reason: '双方破产' } }, people().operator);
  return { apis, order, create, detail, detailOf, send, accept, codeFor, sign, toSign, inForce, terminate, ship };
};
