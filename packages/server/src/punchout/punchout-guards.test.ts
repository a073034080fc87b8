import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../testing/people-steps.ts';
import { orderPaper, setupPaper } from './testing/papers.ts';
import { punchoutMall } from './testing/punchout-mall.ts';
import { postCxml, startKeyOf } from './testing/punchout-steps.ts';

const most = 30;
const { mall, laid, run, setup, comeIn, returned } = punchoutMall(most);

const oci = (over: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  const fields = { USERNAME: laid.oci.key, PASSWORD: laid.oci.secret, HOOK_URL: 'https://erp.test/return', ...over };
  return mall.app.fastify.inject({ method: 'GET', url: `/punchout/oci?${new URLSearchParams(fields)}`, remoteAddress });
};
const enter = (key: string) => mall.call(punchoutVisitApi.enter, { body: { key } });
const refusals = async (id: string) => (await run('select refusals, last_refusal as last from punchout_connection where id = $1', [id]))[0];
const trail = async () =>
  run(
    `select company_id::text as company, target, after ->> 'reason' as reason from audit_log where event = 'punchout.refused' order by id desc limit 1`,
  );
/** As long as it takes, the connection is otherwise. */
const whileSet = async <T>(set: string, back: string, work: () => Promise<T>): Promise<T> => {
  await run(`update punchout_connection set ${set} where company_id = 7`);
  try {
    return await work();
  } finally {
    await run(`update punchout_connection set ${back} where company_id = 7`);
  }
};

describe('a connection acts as nobody', () => {
  it('of another company, whatever e-mail address it names', async () => {
    await run(`update member set email = 'other@erp.test' where id = $1`, [laid.other.id]);
    await whileSet('by_email = true', 'by_email = false', () => setup({ email: 'other@erp.test' }));
    expect(await run('select member_id::text as id from punchout_visit order by id desc limit 1')).toEqual([{ id: laid.buyer.id }]);
  });

  it('who left the company, neither at the set-up nor at the start page', async () => {
    const { id } = await addColleague(mall.house.db, 7, 'company_purchaser');
    const key = await whileSet(`member_id = ${id}`, `member_id = ${laid.buyer.id}`, async () => startKeyOf(await setup()));
    await run('update member set company_id = 8, department_id = null where id = $1', [id]);
    expect((await enter(key)).errorCode).toBe('punchout.connection_gone');
    const late = await whileSet(`member_id = ${id}`, `member_id = ${laid.buyer.id}`, () => setup());
    expect(late.code).toBe('403');
  });
});

describe('a start page leads nowhere', () => {
  it.each([
    ['switched off', `state = 'off'`, `state = 'on'`],
    ['removed', 'removed_at = now()', 'removed_at = null'],
  ])('once its connection is %s', async (_name, set, back) => {
    const key = startKeyOf(await setup());
    const refused = await whileSet(set, back, () => enter(key));
    expect(refused.errorCode).toBe('punchout.connection_gone');
    expect((await refusals(laid.cxml.id))?.last).toBe('punchout.connection_gone');
  });

  it('a second time, and both that and a made-up one are written down', async () => {
    const key = startKeyOf(await setup());
    const before = (await refusals(laid.cxml.id))?.refusals as number;
    expect((await enter(key)).code).toBe(200);
    expect((await enter(key)).errorCode).toBe('punchout.start_gone');
    expect(await refusals(laid.cxml.id)).toEqual({ refusals: before + 1, last: 'punchout.start_gone' });
    expect(await trail()).toEqual([{ company: '7', target: 'ERP', reason: 'punchout.start_gone' }]);
    expect((await enter('x'.repeat(43))).errorCode).toBe('punchout.start_gone');
    expect(await trail()).toEqual([{ company: null, target: '', reason: 'punchout.start_gone' }]);
  });
});

describe('the doors', () => {
  it('are shut while the company is not active', async () => {
    await run(`update company set state = 'blocked' where id = 7`);
    const answers = [(await setup()).code, (await oci()).statusCode];
    await run(`update company set state = 'active' where id = 7`);
    expect(answers).toEqual(['403', 403]);
  });

  it('of OCI is shut where the connection is off, and to one of cXML, and the other way round', async () => {
    expect((await whileSet(`state = 'off'`, `state = 'on'`, () => oci())).statusCode).toBe(403);
    expect((await oci({ USERNAME: laid.cxml.key, PASSWORD: laid.cxml.secret })).statusCode).toBe(401);
    expect((await postCxml(mall, setupPaper({ to: laid.oci.key, secret: laid.oci.secret, identity: '', domain: '' }))).code).not.toBe(
      '200',
    );
    expect((await oci()).statusCode).toBe(303);
  });

  it('ask for From and Sender besides the secret', async () => {
    for (const over of [{ identity: 'AN0', sender: 'AN01000000002' }, { domain: 'DUNS' }, { sender: 'AN0' }, { secret: '' }])
      expect([over, (await setup(over)).code]).toEqual([over, over.secret === '' ? expect.stringMatching(/^40[01]$/) : '401']);
    expect((await setup()).code).toBe('200');
  });

  it('write down whom they refuse and why, also who names nobody', async () => {
    expect((await oci({ HOOK_URL: 'https://evil.test/' })).statusCode).toBe(403);
    expect((await refusals(laid.oci.id))?.last).toContain('OCI 403');
    expect(await trail()).toMatchObject([{ company: '7', target: 'ERP' }]);
    expect((await oci({ USERNAME: 'PUNOBODY' })).statusCode).toBe(401);
    expect(await trail()).toMatchObject([{ company: null, target: 'PUNOBODY' }]);
    expect((await setup({ formPost: 'https://evil.test/' })).code).toBe('403');
    expect((await refusals(laid.cxml.id))?.last).toContain('cXML 403');
    const ordered = await postCxml(mall, orderPaper({ to: laid.cxml.key, items: [] }));
    expect([ordered.code, (await refusals(laid.cxml.id))?.last]).toEqual(['400', expect.stringContaining('cXML 400')]);
  });

  it('count what goes wrong by address and connection, and names that are none by address', async () => {
    const [near, far] = ['203.0.113.5', '203.0.113.6'];
    for (let times = 0; times < most; times += 1) expect((await oci({ PASSWORD: 'old' }, near)).statusCode).toBe(401);
    expect((await oci({}, near)).statusCode).toBe(429);
    expect((await oci({}, far)).statusCode).toBe(303);
    const post = async (payload: string) => {
      const headers = { 'content-type': 'text/xml' };
      const { body } = await mall.app.fastify.inject({ method: 'POST', url: '/punchout/cxml', headers, payload, remoteAddress: near });
      return /<Status code="(\d+)"/.exec(body)?.[1];
    };
    for (let times = 0; times < most; times += 1) expect(await post(setupPaper({ to: laid.cxml.key, secret: 'old' }))).toBe('401');
    expect(await post(setupPaper({ to: laid.cxml.key }))).toBe('429');
    expect(await post(setupPaper({ to: laid.theirs.key }))).toBe('200');
    for (let times = 0; times < most; times += 1) expect(await post(setupPaper({ to: 'PUNOBODY' }))).toBe('401');
    expect(await post(setupPaper({ to: laid.theirs.key }))).toBe('429');
  });
});

it('orders a kept cart for thirty days, and no longer', async () => {
  const items = await returned([[2, 10]]);
  const [cart] = await run(
    `select round(extract(epoch from good_until - created_at) / 86400)::int as days from punchout_cart order by id desc limit 1`,
  );
  expect(cart).toEqual({ days: 30 });
  await run('update punchout_cart set good_until = now()');
  const late = await postCxml(mall, orderPaper({ to: laid.cxml.key, orderId: 'PO-old', items }));
  expect([late.code, late.text]).toEqual(['406', expect.stringContaining('punch out again')]);
  expect((await comeIn()).url).toBe('/');
});
