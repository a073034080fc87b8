import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { withoutMobiles, withoutValues } from './log.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    API_BASE: '/api',
    WIRE_ENCRYPTION: 'required',
    sandboxOn: true,
    siteUrl: 'http://127.0.0.1:3000',
  });
});

it('says in one line what is wrong', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow(/^configuration: PORT = "eighty" is not valid: .+$/);
  expect(() => readConfig({ API_BASE: 'api' })).toThrow(/^configuration: API_BASE/);
});

it('takes no owner of tables without the role that works with them', () => {
  expect(() => readConfig({ MIGRATION_DATABASE_URL: 'postgres://mall:x@h/d' })).toThrow('MIGRATION_DATABASE_URL needs DATABASE_URL');
});

it('takes no way past a pooler without the way through it', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://mall:x@h/d' })).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL');
});

it('takes no replica of its own database', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://mall:x@h/d' })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
});

it('repeats no secret in what it says', () => {
  expect(() => readConfig({ PAY_SECRET: 'too-short' })).toThrow(/^configuration: PAY_SECRET is not valid/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://mall:too-open@h/d' })).toThrow(/^configuration: DATABASE_URL is not valid/);
});

it('tells a statement that failed without what it was to write', () => {
  const stack = 'Error: Failed query: update "member" set "password_hash" = $1\nparams: $argon2id$v=19\nx,5\n    at execute (db.ts:1:1)';
  expect(withoutValues(stack)).toBe('Error: Failed query: update "member" set "password_hash" = $1\n    at execute (db.ts:1:1)');
  expect(withoutValues('Failed query: select 1\nparams: a,b')).toBe('Failed query: select 1');
});

const inEarnest = {
  NODE_ENV: 'production',
  SITE_URL: 'https://mall.example',
  SMS_URL: 'https://sms.example',
  PAY_URL: 'https://pay.example',
  PAY_SECRET: 'a secret of both sides',
  PAY_ACCOUNT_NAME: '能电',
  PAY_ACCOUNT_BANK: '工商银行',
  PAY_ACCOUNT_NO: '6222000000000001',
};

it('keeps the sandbox, the demo and its clerk out of production unless told', () => {
  expect(readConfig({})).toMatchObject({ sandboxOn: true, demoOn: true, clerkOn: true });
  expect(readConfig(inEarnest)).toMatchObject({ sandboxOn: false, demoOn: false, clerkOn: false, docsOn: false });
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on' })).toMatchObject({
    sandboxOn: true,
    demoOn: false,
    clerkOn: false,
    docsOn: false,
  });
  const tried = { NODE_ENV: 'production', SANDBOX: 'on', DEMO: 'on' };
  expect(readConfig(tried)).toMatchObject({ sandboxOn: true, demoOn: true, clerkOn: false });
  expect(readConfig({ ...tried, DEMO_CLERK: 'on' }).clerkOn).toBe(true);
});

it('opens no mall in production that has neither the outside world nor its stand-ins', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'configuration: production needs SITE_URL, SMS_URL, PAY_URL, PAY_SECRET, PAY_ACCOUNT_NAME, PAY_ACCOUNT_BANK, PAY_ACCOUNT_NO (or SANDBOX=on, to try it with stand-ins)',
  );
  for (const name of Object.keys(inEarnest).filter((each) => each !== 'NODE_ENV'))
    expect(() => readConfig({ ...inEarnest, [name]: '' }), name).toThrow(name);
  expect(() => readConfig({ ...inEarnest, IDP_ISSUER: 'https://iam.example' })).toThrow('IDP_CLIENT_SECRET');
});

it('opens the reference outside of production, and there when told', () => {
  expect([readConfig({}).docsOn, readConfig({ DOCS: 'off' }).docsOn]).toEqual([true, false]);
});

it('takes sites for its frames, and nothing that would widen a policy', () => {
  expect(readConfig({ FRAME_ANCESTORS: 'https://a.example  https://*.b.example:8443' }).FRAME_ANCESTORS).toEqual([
    'https://a.example',
    'https://*.b.example:8443',
  ]);
  for (const value of ['*', "'none'", 'a.example', 'https://a.example; script-src *', 'https://a.example/x', 'data:'])
    expect(() => readConfig({ FRAME_ANCESTORS: value }), value).toThrow(/^configuration: FRAME_ANCESTORS/);
});

it('lets no mobile number into a log', () => {
  expect(withoutMobiles('Key (mobile)=(13800000001) exists')).toBe('Key (mobile)=(1**********) exists');
});
