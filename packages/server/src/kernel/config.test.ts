import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { withoutMobiles } from './log.ts';

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

it('keeps the sandbox out of production unless told', () => {
  expect(readConfig({ NODE_ENV: 'production' }).sandboxOn).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on' }).sandboxOn).toBe(true);
});

it('lets no mobile number into a log', () => {
  expect(withoutMobiles('Key (mobile)=(13800000001) exists')).toBe('Key (mobile)=(1**********) exists');
});
