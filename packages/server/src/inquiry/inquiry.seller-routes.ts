import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { declineInvitation, withdrawQuote } from './answer-invitation.ts';
import { askQuestion } from './ask-question.ts';
import { storeInquiriesSheet } from './inquiry-sheets.ts';
import { listInvitations, requireInvitation } from './invitation.queries.ts';
import { quoteInquiry } from './quote-inquiry.ts';
import { viewInvitation } from './view-invitation.ts';

export const inquirySellerRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, inquirySellerApi.page, ({ side, query }) => listInvitations(db, side, query));
  route(app, inquirySellerApi.export, ({ side, body, language }) => storeInquiriesSheet.ask(db, side, body, language));
  route(app, inquirySellerApi.detail, ({ side, params: { id } }) =>
    inTransaction(db, async (tx) => {
      await viewInvitation(tx, side, id);
      return requireInvitation(tx, house, side, id);
    }),
  );
  route(app, inquirySellerApi.quote, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => quoteInquiry(tx, house, side, id, body)),
  );
  route(app, inquirySellerApi.decline, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => declineInvitation(tx, side, id, body));
    return null;
  });
  route(app, inquirySellerApi.withdraw, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => withdrawQuote(tx, side, id, body));
    return null;
  });
  route(app, inquirySellerApi.ask, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => askQuestion(tx, side, id, body));
    return null;
  });
};
