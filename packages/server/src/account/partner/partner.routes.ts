import { partnerApi } from '@mall/contract/account/partner.api.ts';
import { tagMeanings } from '@mall/contract/account/partner-tags.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { enterByPartner } from './enter-by-partner.ts';
import { unlinkPartners } from './unlink-partners.ts';

export const partnerRoutes = (app: App, house: House): void => {
  route(app, partnerApi.enter, ({ body: { uscMark, uscTags, timestamp, uuid }, ...visitor }) =>
    enterByPartner(house, visitor, {
      mark: uscMark,
      tag: uscTags,
      uuid,
      ...(tagMeanings[uscTags].timed && { timestamp: timestamp ?? '' }),
    }),
  );
  route(app, partnerApi.unlink, (visitor) => inTransaction(house.db, (tx) => unlinkPartners(tx, visitor, visitor.actor)));
  route(app, partnerApi.channelEnter, ({ query: { ticket, uuid, code }, ...visitor }) =>
    enterByPartner(house, visitor, { mark: ticket, tag: 'channel', uuid, channelCode: code }),
  );
};
