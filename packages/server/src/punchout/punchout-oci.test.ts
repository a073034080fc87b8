import { describe, expect, it } from 'vitest';
import { specOf } from '../testing/order-steps.ts';
import { punchoutMall } from './testing/punchout-mall.ts';
import { enter, formOf } from './testing/punchout-steps.ts';

const { mall, laid, run, put, giveBack } = punchoutMall();

const callOci = (fields: Record<string, string>, way: 'GET' | 'POST' = 'POST') =>
  mall.app.fastify.inject(
    way === 'GET'
      ? { method: 'GET', url: `/punchout/oci?${new URLSearchParams(fields)}` }
      : {
          method: 'POST',
          url: '/punchout/oci',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: String(new URLSearchParams(fields)),
        },
  );

const visits = async () => Number((await run('select count(*) as n from punchout_visit'))[0]?.n);

describe('OCI', () => {
  const hook = 'https://erp.test/hook?sid=1';
  const asked = () => ({
    USERNAME: laid.oci.key,
    PASSWORD: laid.oci.secret,
    HOOK_URL: hook,
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
  });

  it.each(['GET', 'POST'] as const)('leads in by %s and returns fields', async (way) => {
    const answer = await callOci(asked(), way);
    expect(answer.statusCode).toBe(303);
    const { token } = await enter(mall, new URL(String(answer.headers.location), 'http://x').searchParams.get('key') ?? '');
    await put(token, 2, 10);
    const { action, fields } = await formOf(mall, await giveBack(token));
    expect(action).toBe(hook);
    expect(fields.get('NEW_ITEM-VENDORMAT[1]')).toBe(specOf(2));
    expect(fields.get('NEW_ITEM-PRICE[1]')).toBe('10.020');
    expect(fields.get('~OkCode')).toBe('ADDI');
  });

  it('says what a goods costs now, without anybody looking', async () => {
    const page = await callOci({ ...asked(), FUNCTION: 'VALIDATE', PRODUCTID: specOf(2), QUANTITY: '10' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('NEW_ITEM-PRICE[1]');
  });

  it('answers a search in the background with what can be bought, bounded, and opens no session by it', async () => {
    const before = await visits();
    const page = await callOci({ ...asked(), FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'YJV22' });
    expect([page.statusCode, await visits()]).toEqual([200, before]);
    const parts = [...page.body.matchAll(/name="NEW_ITEM-VENDORMAT\[(\d+)\]" value="(\d+)"/g)].map((match) => match[2]);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.length).toBeLessThanOrEqual(20);
    expect(page.body).toContain('NEW_ITEM-PRICE[1]');
    const none = await callOci({ ...asked(), FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'x'.repeat(200) });
    expect([none.statusCode, none.body.includes('NEW_ITEM')]).toEqual([200, false]);
    expect((await callOci({ ...asked(), FUNCTION: 'BACKGROUND_SEARCH' })).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', { PASSWORD: 'x' }, 401],
    ['a user that is none', { USERNAME: 'PU0000000000000000' }, 401],
    ['a user of cXML', { USERNAME: 'PU0000000000000007', PASSWORD: 'a-secret' }, 401],
    ['a hook elsewhere', { HOOK_URL: 'https://evil.test/' }, 403],
    ['a hook that is script', { HOOK_URL: 'javascript:alert(1)' }, 403],
    ['a hook elsewhere to validate', { HOOK_URL: 'https://evil.test/', FUNCTION: 'VALIDATE' }, 403],
    ['a hook elsewhere to search', { HOOK_URL: 'https://evil.test/', FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'a' }, 403],
    ['no hook', { HOOK_URL: '' }, 400],
    ['another function', { FUNCTION: 'DROP' }, 400],
  ])('is refused for %s', async (_name, over, status) => {
    const answer = await callOci({ ...asked(), ...over });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('answers a way back that is none with words', async () => {
    expect((await formOf(mall, '/punchout/back?key=x')).status).toBe(410);
  });
});
