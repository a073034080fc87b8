import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { declineInvitation, withdrawQuote } from './answer-invitation.ts';
import { askQuestion } from './ask-question.ts';
import { storeInquiriesSheet } from './inquiry-sheets.ts';
import { listInvitations, requireInvitation } from './invitation.queries.ts';
import { keepQuoteDraft } from './quote-draft.ts';
import { quoteInquiry } from './quote-inquiry.ts';
import { quoteTemplate, readQuoteSheet } from './quote-sheet.ts';
import { viewInvitation } from './view-invitation.ts';

export const inquirySellerRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, inquirySellerApi.page, ({ side, query, language }) => listInvitations(db, side, query, language));
  route(app, inquirySellerApi.export, ({ side, body, language }) => storeInquiriesSheet.ask(db, side, body, language));
  route(app, inquirySellerApi.detail, ({ side, params: { id }, language }) =>
    inTransaction(db, async (tx) => {
      await viewInvitation(tx, side, id);
      return requireInvitation(tx, house, side, id, language);
    }),
  );
  route(app, inquirySellerApi.quote, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => quoteInquiry(tx, house, side, id, body)),
  );
  route(app, inquirySellerApi.keepDraft, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => keepQuoteDraft(tx, house, side, id, body)),
  );
  route(app, inquirySellerApi.template, async ({ side, params: { id }, language }) =>
    quoteTemplate(await requireInvitation(db, house, side, id, language), language),
  );
  route(app, inquirySellerApi.sheet, async ({ side, params: { id }, file, language }) => {
    const asked = await requireInvitation(db, house, side, id, language);
    return readQuoteSheet(file, asked, language);
  });
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
