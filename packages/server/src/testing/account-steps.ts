import { accountApi } from '@mall/contract/account/account.api.ts';
import { captchaSeconds, makeUuid } from '@mall/contract/account/account.rules.ts';
import { encryptPassword, signLogin } from '@mall/contract/wire/sm-browser.ts';
import { sql } from 'drizzle-orm';
import { sliderKey, sliderSecret } from '../account/issue-slider.ts';
import { peekCaptcha } from '../account/peek-captcha.ts';
import { tokenInAnswer } from './authority.ts';
import { drag } from './slider-steps.ts';
import type { TestApp } from './test-app.ts';
import { testPassword } from './test-member.ts';

type Change = { captcha?: string; uuid?: string; sign?: string; uscMark?: string; uscTags?: string };

/** What a person does at the doors of the mall, so that tests can say it in one line. */
export const accountSteps = (server: TestApp) => {
  const seal = (password: string) => encryptPassword(password, server.house.crypto.publicKeyHex);

  const look = async (uuid: string, path: string = accountApi.captcha.path): Promise<string> => {
    await server.app.fastify.inject({ url: `${server.house.config.API_BASE}${path}?uuid=${uuid}` });
    return (await peekCaptcha(server.house.memory, uuid)) ?? '';
  };

  const signIn = async (mobile: string, password = testPassword, { uscMark, uscTags, ...change }: Change = {}) => {
    const uuid = change.uuid ?? makeUuid();
    const captcha = change.captcha ?? (await look(uuid));
    const sealed = seal(password);
    const sign = change.sign ?? signLogin(mobile, captcha, uuid, sealed);
    return server.call(accountApi.signIn, { body: { mobile, password: sealed, captcha, uuid, sign, uscMark, uscTags } });
  };

  /** As if the puzzle had been looked at for some seconds already. */
  const lookLong = (uuid: string, x: number) =>
    server.house.memory.set(sliderKey(uuid), sliderSecret(x, Date.now() - 5000), captchaSeconds * 1000);

  const slide = async (uuid: string): Promise<string> => {
    const x = Number(await look(uuid, accountApi.slider.path));
    await lookLong(uuid, x);
    return (await server.call(accountApi.verifySlider, { body: { uuid, x, track: drag(x) } })).data.ticket;
  };

  const asked = async (path: string) => {
    const uuid = makeUuid();
    return { uuid, captcha: await look(uuid, path) };
  };

  return {
    seal,
    look,
    lookLong,
    signIn,
    tokenOf: tokenInAnswer,
    slide,
    sendSignInCode: async (mobile: string) =>
      server.call(accountApi.sendSignInCode, { query: { mobile, ...(await asked(accountApi.captcha.path)) } }),
    sendRegisterCode: async (mobile: string) =>
      server.call(accountApi.sendRegisterCode, { query: { mobile, ...(await asked(accountApi.registerImage.path)) } }),
    sendForgetCode: async (mobile: string) => {
      const uuid = makeUuid();
      return server.call(accountApi.sendForgetCode, { query: { mobile, uuid, captcha: await slide(uuid) } });
    },
    /** The code of the last text to this mobile. */
    codeFor: (mobile: string) => /\d{6}/.exec(server.sms.findLast((sms) => sms.mobile === mobile)?.text ?? '')?.[0] ?? '',
    /** Lets time pass for the codes of a mobile. */
    later: (mobile: string, minutes: number) =>
      server.house.db.execute(
        sql`update sms_code set created_at = created_at - make_interval(mins => ${minutes}), expires_at = expires_at - make_interval(mins => ${minutes}) where mobile = ${mobile}`,
      ),
    audits: async (event: string) =>
      (
        await server.house.db.execute<{ member_id: string | null; detail: Record<string, unknown> }>(
          sql`select member_id, detail from audit_log where event = ${event} order by id desc`,
        )
      ).rows,
  };
};
