import { expect, it } from 'vitest';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { createPagePolicy } from './page-policy.ts';

const policyOf = (config: Parameters<typeof createPagePolicy>[0]) => createPagePolicy(config)('/login', "'nonce-x'")[policyHeader];

it('frames the panel of the social platform that is set, and no other site', () => {
  expect(policyOf({ FRAME_ANCESTORS: [] })).toContain("; frame-src 'self';");
  const set = policyOf({ FRAME_ANCESTORS: [], SOCIAL_PANEL_URL: 'https://social.example/qr?lang=zh', PAY_URL: 'https://pay.example/api' });
  expect(set).toContain("; frame-src 'self' https://social.example;");
  expect(set).toContain("; form-action 'self' https://pay.example;");
});
