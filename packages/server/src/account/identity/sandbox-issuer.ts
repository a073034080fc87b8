import type { Config } from '../../kernel/config.ts';

/** The stand-in's address; undefined where there is none. */
export const sandboxIssuer = ({ sandboxOn, siteUrl }: Pick<Config, 'sandboxOn' | 'siteUrl'>): string | undefined =>
  sandboxOn ? `${siteUrl}/sandbox/idp` : undefined;
