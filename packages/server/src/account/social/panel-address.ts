import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { socialState } from './social-state.ts';

/** The page with the QR code, and where the platform sends whoever has scanned. */
export const panelAddress = ({ config }: House, { site }: Pick<Visitor, 'site'>, uuid: string): { url: string } => {
  const panel = config.SOCIAL_PANEL_URL ?? (config.sandboxOn ? `${site}/sandbox/social` : undefined);
  if (panel === undefined) throw refuse('account.social_away');
  const url = new URL(panel);
  url.searchParams.set('appid', config.SOCIAL_APP_ID);
  url.searchParams.set('redirect_uri', `${site}/login?social=1`);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', 'snsapi_login');
  url.searchParams.set('state', socialState(uuid));
  return { url: url.href };
};
