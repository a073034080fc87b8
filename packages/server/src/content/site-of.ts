import type { Site } from '@mall/contract/content/content.api.ts';
import { settings } from '@mall/contract/kernel/settings.ts';
import type { Config } from '../kernel/config.ts';

type Named = Pick<Config, 'SITE_NAME' | 'SITE_LATIN_NAME' | 'SITE_LOGO' | 'SITE_LOGO_DARK' | 'SITE_MARK' | 'CHANNEL_ZONE'>;

/** Name and logos of the mall. The drawn logo says the name that the mall comes with: under another name it is left out, and the pages write the name beside the mark. */
export const siteOf = (config: Named): Site => {
  const renamed = config.SITE_NAME !== settings.SITE_NAME.usual;
  const logo = (own: string, drawn: string) => (renamed && own === drawn ? '' : own);
  return {
    name: config.SITE_NAME,
    latinName: config.SITE_LATIN_NAME,
    logoNow: logo(config.SITE_LOGO, settings.SITE_LOGO.usual),
    logoDark: logo(config.SITE_LOGO_DARK, settings.SITE_LOGO_DARK.usual),
    favicon: config.SITE_MARK,
    channelZone: config.CHANNEL_ZONE,
  };
};
