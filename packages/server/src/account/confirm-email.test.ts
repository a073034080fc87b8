import { securityApi } from '@mall/contract/account/security.api.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendPosts } from '../member/send-posts.ts';
import { securitySteps } from '../testing/security-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn } from '../testing/test-member.ts';
import { testVisitor } from '../testing/test-visitor.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { sendEmailLink } from './send-email-link.ts';
import { captchaKey } from './spend-captcha.ts';

const server = testApp();
const steps = securitySteps(server);
let next = 0;
const freshEmail = () => `box${(next += 1)}@example.com`;
const later = (id: string, minutes: number) =>
  server.house.db.execute(sql`update email_link set created_at = created_at - make_interval(mins => ${minutes}) where member_id = ${id}`);

const asked = async (email = freshEmail()) => {
  const who = await addSignedIn(server.house.db);
  expect((await steps.sendEmailLink(who.token, email)).data).toEqual({ seconds: 60 });
  return { ...who, email, link: steps.linkFor(email) };
};

describe('a mailbox', () => {
  it('is bound by the link that was sent there, which leads to the mall as it is configured', async () => {
    const { id, token, email, link } = await asked();
    expect(server.mails.findLast(({ to }) => to === email)?.html).toContain(
      `${server.house.config.siteUrl}/bindEmailMidWear?token=${link}`,
    );
    expect((await steps.state(token)).pending).toMatchObject({ email: `${email.slice(0, 2)}***@example.com` });
    expect((await steps.confirm(token, link)).data).toEqual({ email: `${email.slice(0, 2)}***@example.com` });
    expect(await steps.state(token)).toMatchObject({ email: `${email.slice(0, 2)}***@example.com`, pending: null });
    expect((await toldMessages(server.house, id)).map(({ title }) => title)).toEqual(['绑定邮箱已变更']);
    expect((await steps.audits('account.email_changed'))[0]?.member_id).toBe(id);
  });

  it('is not bound by looking at the link, however often a scanner does', async () => {
    const { token, link } = await asked();
    for (const who of [undefined, undefined, token]) expect((await steps.look(link, who)).data.state).toBe('open');
    expect((await steps.state(token)).email).toBe('');
    expect((await server.call(securityApi.confirmEmail, { body: { token: link } })).code).toBe(401);
    expect((await steps.confirm(token, link)).code).toBe(200);
  });

  it('is bound once by a link, also when two press at once', async () => {
    const { token, link } = await asked();
    const answers = await Promise.all([steps.confirm(token, link), steps.confirm(token, link)]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['account.email_link_used', null].toSorted());
    expect((await steps.look(link, token)).data.state).toBe('used');
  });

  it('is not bound by a link that has expired, was replaced, is another account’s or nobody’s', async () => {
    const { id, token, email, link } = await asked();
    const stranger = await addSignedIn(server.house.db);
    expect((await steps.look(link, stranger.token)).data).toEqual({ state: 'other', email: '' });
    expect((await steps.confirm(stranger.token, link)).errorCode).toBe('account.email_link_other');
    await later(id, 2);
    await steps.sendEmailLink(token, email);
    expect((await steps.confirm(token, link)).errorCode).toBe('account.email_link_expired');
    const second = steps.linkFor(email);
    await server.house.db.execute(sql`update email_link set expires_at = now() - interval '1 second' where member_id = ${id}`);
    expect((await steps.look(second)).data.state).toBe('expired');
    expect((await steps.confirm(token, second)).errorCode).toBe('account.email_link_expired');
    expect((await steps.confirm(token, 'x'.repeat(43))).errorCode).toBe('account.email_link_wrong');
    expect((await steps.state(token)).email).toBe('');
  });

  it('of another account is told only to whoever opens its mail', async () => {
    const email = freshEmail();
    await addMember(server.house.db, { email });
    const { token, link } = await asked(email);
    expect((await steps.confirm(token, link)).errorCode).toBe('account.email_taken');
    expect((await steps.state(token)).email).toBe('');
  });

  it('is changed only by whoever proves himself, and the old one hears of it', async () => {
    const old = freshEmail();
    const { token, id } = await addSignedIn(server.house.db, { email: old });
    const email = freshEmail();
    expect((await steps.sendEmailLink(token, old)).errorCode).toBe('account.email_same');
    expect((await steps.sendEmailLink(token, email)).errorCode).toBe('account.proof_required');
    await steps.prove(token);
    expect((await steps.sendEmailLink(token, email)).code).toBe(200);
    expect((await steps.confirm(token, steps.linkFor(email))).code).toBe(200);
    await toldMessages(server.house, id);
    await sendPosts(server.house);
    const letter = server.mails.findLast(({ to }) => to === old);
    expect(letter?.html).toContain('此邮箱不再接收商城消息');
    expect(letter?.html).not.toContain(email);
  });

  it('gets one mail a minute, five an hour for an account and five a day from all', async () => {
    const { id, token, email } = await asked();
    expect((await steps.sendEmailLink(token, email)).errorCode).toBe('account.email_too_soon');
    for (let sent = 1; sent < 5; sent += 1) {
      await later(id, 2);
      expect((await steps.sendEmailLink(token, email)).code).toBe(200);
    }
    await later(id, 2);
    expect((await steps.sendEmailLink(token, freshEmail())).errorCode).toBe('account.email_too_many');
    const other = await addSignedIn(server.house.db);
    expect((await steps.sendEmailLink(other.token, email)).errorCode).toBe('account.email_too_many');
  });

  it('makes nobody wait for a mail that never went out', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    const { rows } = await server.house.db.execute<{ id: string }>(sql`select id::text from member_session where member_id = ${id}`);
    const actor = { kind: 'operator', memberId: id, sessionId: rows[0]?.id ?? '', rights: new Map() } as const;
    const away = { ...server.house, mail: { send: async () => false } };
    await server.house.memory.set(captchaKey('security', 'uuid-of-test'), 'AAAA', 1000);
    const email = freshEmail();
    await expect(sendEmailLink(away, testVisitor, actor, { email, captcha: 'AAAA', uuid: 'uuid-of-test' })).rejects.toMatchObject({
      code: 'account.email_not_sent',
    });
    expect((await steps.state(token)).pending).toBeNull();
    expect((await steps.sendEmailLink(token, email)).code).toBe(200);
  });

  it.each(languages)('is asked for in the language of the page: %s', async (language) => {
    const { token } = await addSignedIn(server.house.db);
    const email = freshEmail();
    await server.call(securityApi.sendEmailLink, { query: { email, ...(await steps.picture()) } }, { token, language });
    const { subject = '', html = '' } = server.mails.findLast(({ to }) => to === email) ?? {};
    expect(subject + html).not.toMatch(/[{}]|undefined/);
    if (language !== 'zh') expect(subject + html).not.toMatch(/\p{Script=Han}/u);
  });
});
