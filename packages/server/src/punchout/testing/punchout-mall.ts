import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { beforeAll, beforeEach } from 'vitest';
import { addressFields, readyBuyer, specOf } from '../../testing/order-steps.ts';
import { payApp } from '../../testing/pay-steps.ts';
import { addColleague, addCompany, type Signed } from '../../testing/people-steps.ts';
import { childOf, childrenOf, readXml, textAt, type XmlElement } from '../read-xml.ts';
import { setupPaper } from './papers.ts';
import { enter, formOf, layConnection, postCxml, startKeyOf } from './punchout-steps.ts';

type Laid = { id: string; key: string; secret: string };

const messageOf = (fields: Map<string, string>): XmlElement | undefined =>
  childOf(readXml(Buffer.from(fields.get('cxml-urlencoded') ?? '<r/>')), 'Message', 'PunchOutOrderMessage');

/** A mall with two companies: 7 with a connection of each kind, 8 with one of its own. */
export const punchoutMall = (failures = 1000) => {
  const mall = payApp({ WIRE_FAILURES: String(failures) });
  const laid = {} as { buyer: Signed; other: Signed; cxml: Laid; oci: Laid; theirs: Laid };
  const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;

  beforeAll(async () => {
    const { db } = mall.house;
    await readyBuyer(mall);
    await addCompany(db, 7);
    await addCompany(db, 8);
    laid.buyer = await addColleague(db, 7, 'company_purchaser');
    laid.other = await addColleague(db, 8, 'company_purchaser');
    const memberId = laid.buyer.id;
    const address = await mall.call(addressApi.add, { body: addressFields }, { token: laid.buyer.token });
    const addressId = (address.data as { id: string }).id;
    laid.cxml = await layConnection(mall, { companyId: 7, memberId, addressId });
    laid.oci = await layConnection(mall, { companyId: 7, memberId, protocol: 'oci5', key: 'PU000000000000OCI7', secret: 'p&ss wörd' });
    laid.theirs = await layConnection(mall, { companyId: 8, memberId: laid.other.id });
  });
  beforeEach(async () => {
    await run('delete from cart_line');
  });

  const setup = (over: Parameters<typeof setupPaper>[0] = {}) => postCxml(mall, setupPaper({ to: laid.cxml.key, ...over }));
  const comeIn = async (over: Parameters<typeof setupPaper>[0] = {}) => enter(mall, startKeyOf(await setup(over)));
  const put = (token: string, at: number, num: number) => mall.call(cartApi.add, { body: { specId: specOf(at), num } }, { token });
  const giveBack = async (token: string) => (await mall.call(punchoutVisitApi.giveBack, {}, { token })).data.url;
  const returned = async (lines: [at: number, num: number][]) => {
    const { token } = await comeIn();
    for (const [at, num] of lines) await put(token, at, num);
    const message = messageOf((await formOf(mall, await giveBack(token))).fields);
    return childrenOf(message, 'ItemIn').map((item) => ({
      partId: textAt(item, 'ItemID', 'SupplierPartID'),
      auxiliaryId: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'),
      num: Number(item.attributes['quantity']),
      unitPrice: textAt(item, 'ItemDetail', 'UnitPrice', 'Money'),
    }));
  };
  return { mall, laid, run, setup, comeIn, put, giveBack, messageOf, returned };
};
