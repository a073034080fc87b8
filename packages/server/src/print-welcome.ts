import { demoOpenKey } from '../demo/open/connect-demo-erp.ts';
import type { Config } from './kernel/config.ts';

/** What whoever started the mall wants to know next. */
export const printWelcome = (
  { SITE_NAME, siteUrl, sandboxOn, docsOn, demoOn, NODE_ENV }: Config,
  hasOperator: boolean,
  say: (line: string) => void,
): void => {
  say('');
  say(`  ${SITE_NAME} is open:  ${siteUrl}`);
  if (docsOn) say(`  API reference:     ${siteUrl}/docs`);
  if (sandboxOn) say(`  sandbox:           ${siteUrl}/sandbox   (texts, mails, captcha answers)`);
  if (sandboxOn && NODE_ENV === 'production') say('                     open to everybody who can reach the mall: for trying out only');
  say('');
  if (!hasOperator) say('  No operator yet:   npm run operator -- --mobile <his mobile>\n');
  if (!demoOn) return;
  say('  Demo accounts, password Mall@2026demo');
  say('  13800000001  individual buyer             13800000005  finance sub-account');
  say('  13800000002  enterprise administrator     13800000006  enterprise not yet certified');
  say('  13800000003  purchaser sub-account        13800000007  big-customer buyer');
  say('  13800000004  approver                     13900000001  seller (/seller/) · 13700000001 operator (/operations/)');
  say('  19900000004  colleague without orders');
  if (sandboxOn) say(`  open interface /open/v1: key ${demoOpenKey.key}, secret ${demoOpenKey.secret}`);
  say('');
};
