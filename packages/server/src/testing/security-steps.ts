import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { accountSteps } from './account-steps.ts';
import type { TestApp } from './test-app.ts';
import { testPassword } from './test-member.ts';

/** What somebody does who changes the keys of his account. */
export const securitySteps = (server: TestApp) => {
  const steps = accountSteps(server);
  const picture = async () => {
    const uuid = makeUuid();
    return { uuid, captcha: await steps.look(uuid, securityApi.picture.path) };
  };
  return {
    ...steps,
    picture,
    sendMobileCode: async (token: string, mobile: string) =>
      server.call(securityApi.sendMobileCode, { query: { mobile, ...(await picture()) } }, { token }),
    prove: (token: string, password = testPassword) =>
      server.call(securityApi.prove, { body: { password: steps.seal(password) } }, { token }),
    bindMobile: (token: string, mobile: string, code: string) =>
      server.call(securityApi.bindMobile, { params: { x: mobile }, query: { code } }, { token }),
    sendEmailLink: async (token: string, email: string) =>
      server.call(securityApi.sendEmailLink, { query: { email, ...(await picture()) } }, { token }),
    linkFor: (email: string) => /token=([\w-]+)/.exec(server.mails.findLast(({ to }) => to === email)?.html ?? '')?.[1] ?? '',
    look: (linkToken: string, token?: string) =>
      server.call(securityApi.lookAtLink, { body: { token: linkToken } }, token ? { token } : {}),
    confirm: (token: string, linkToken: string) => server.call(securityApi.confirmEmail, { body: { token: linkToken } }, { token }),
    state: async (token: string) => (await server.call(securityApi.state, {}, { token })).data,
  };
};
