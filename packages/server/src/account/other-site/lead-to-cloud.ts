import type { Member } from '../../kernel/actor.ts';
import type { House } from '../../kernel/house.ts';
import { issueUseToken } from './issue-use-token.ts';

/** The cloud platform, which learns by the token who comes; one that shares no secret with the mall gets nobody's. */
export const leadToCloud = async (house: House, actor: Member, site: string): Promise<{ url: string }> => {
  const { config, siteSecrets } = house;
  const url = new URL(config.CLOUD_PLATFORM_URL ?? `${site}${config.sandboxOn ? '/sandbox/cloud' : '/'}`);
  if (siteSecrets.cloud !== undefined) url.searchParams.set('useToken', (await issueUseToken(house, actor, 'cloud')).token);
  return { url: url.href };
};
