import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { cached } from '../kernel/cached.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { answerQuestion } from './ask-question.ts';
import { beginRound } from './begin-round.ts';
import { compareQuotes } from './compare.queries.ts';
import { compareSheet } from './compare-sheet.ts';
import { confirmWinner } from './confirm-winner.ts';
import { countryNames } from './countries.ts';
import { cancelInquiry, failInquiry } from './end-inquiry.ts';
import { extendInquiry } from './extend-inquiry.ts';
import { giveVoucher } from './give-voucher.ts';
import { listInquiries } from './inquiry.queries.ts';
import { requireInquiry } from './inquiry-detail.queries.ts';
import { administersCompany } from './inquiry-row.ts';
import { inquiriesSheet } from './inquiry-sheets.ts';
import { decidingSide, publishingSide, sourcingSide } from './inquiry-side.ts';
import { inviteMore } from './invite-more.ts';
import { openInquiry } from './open-quotes.ts';
import { orderAward } from './order-award.ts';
import { listVersions } from './quote-versions.queries.ts';
import { listRanked, rankSuppliers } from './ranking.queries.ts';
import { releaseInquiry } from './release-inquiry.ts';
import { remindSupplier } from './remind-supplier.ts';
import { repeatInquiry } from './repeat-inquiry.ts';
import { createInquiry, editInquiry, removeInquiry } from './save-inquiry.ts';
import { scoreQuotes } from './score-quotes.ts';
import { listSuppliers, readQuoteHistory } from './suppliers.queries.ts';

export const inquiryRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  const act = async (work: (tx: Tx) => Promise<unknown>): Promise<null> => {
    await inTransaction(db, work);
    return null;
  };

  route(app, inquiryApi.countries, ({ language }) => Promise.resolve([...countryNames(language)]));
  const ranking = cached(config.PAGE_CACHE_SECONDS * 1000, (classId?: Id) => rankSuppliers(db, classId));
  route(app, inquiryApi.ranking, async ({ query, language }) => listRanked(db, await ranking(query.classId), query, language));
  route(app, inquiryApi.page, ({ side, query, language }) => listInquiries(db, sourcingSide(side), query, language));
  route(app, inquiryApi.export, ({ side, body, language }) => inquiriesSheet.ask(db, sourcingSide(side), body, language));
  route(app, inquiryApi.suppliers, ({ side, query, language }) => listSuppliers(db, sourcingSide(side), query, language));
  route(app, inquiryApi.history, ({ side, query, language }) => readQuoteHistory(db, sourcingSide(side), query, language));
  route(app, inquiryApi.detail, ({ side, params: { id }, language }) => requireInquiry(db, sourcingSide(side), id, language));
  route(app, inquiryApi.compare, ({ side, params: { id }, query, language }) =>
    compareQuotes(db, sourcingSide(side), id, language, query.round),
  );
  route(app, inquiryApi.versions, ({ side, params: { id }, query }) => listVersions(db, sourcingSide(side), id, query.round));
  route(app, inquiryApi.exportCompare, async ({ side, params: { id }, query, language }) =>
    compareSheet(
      await compareQuotes(db, sourcingSide(side), id, language, query.round),
      await listVersions(db, sourcingSide(side), id, query.round),
      language,
    ),
  );
  route(app, inquiryApi.create, ({ side, body: { release, submitToken, ...draft } }) =>
    inTransaction(db, async (tx) => {
      const { released, ...made } = await createInquiry(tx, publishingSide(side), draft, { submitToken });
      if (release && !released) await releaseInquiry(tx, house, publishingSide(side), made.id);
      return made;
    }),
  );
  route(app, inquiryApi.edit, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => editInquiry(tx, publishingSide(side), id, body)),
  );
  route(app, inquiryApi.remove, ({ side, params: { id } }) => act((tx) => removeInquiry(tx, publishingSide(side), id)));
  route(app, inquiryApi.release, ({ side, params: { id } }) => act((tx) => releaseInquiry(tx, house, publishingSide(side), id)));
  route(app, inquiryApi.cancel, ({ side, params: { id }, body }) =>
    act((tx) => cancelInquiry(tx, publishingSide(side), id, body, administersCompany(side))),
  );
  route(app, inquiryApi.again, ({ side, params: { id } }) =>
    inTransaction(db, async (tx) => {
      const { released: _released, ...made } = await repeatInquiry(tx, publishingSide(side), id);
      return made;
    }),
  );
  route(app, inquiryApi.extend, ({ side, params: { id }, body }) => act((tx) => extendInquiry(tx, publishingSide(side), id, body)));
  route(app, inquiryApi.invite, ({ side, params: { id }, body }) => act((tx) => inviteMore(tx, publishingSide(side), id, body)));
  route(app, inquiryApi.remind, ({ side, params: { id }, body }) =>
    act((tx) => remindSupplier(tx, publishingSide(side), id, body.invitationId)),
  );
  route(app, inquiryApi.answer, ({ side, params: { id }, body }) => act((tx) => answerQuestion(tx, publishingSide(side), id, body)));
  route(app, inquiryApi.open, ({ side, params: { id } }) => act((tx) => openInquiry(tx, house, decidingSide(side), id)));
  route(app, inquiryApi.round, ({ side, params: { id }, body }) => act((tx) => beginRound(tx, house, decidingSide(side), id, body)));
  route(app, inquiryApi.score, ({ side, params: { id }, body }) => act((tx) => scoreQuotes(tx, decidingSide(side), id, body)));
  route(app, inquiryApi.confirm, ({ side, params: { id }, body }) => act((tx) => confirmWinner(tx, decidingSide(side), id, body)));
  route(app, inquiryApi.order, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => orderAward(tx, decidingSide(side), id, body, config)),
  );
  route(app, inquiryApi.fail, ({ side, params: { id }, body }) => act((tx) => failInquiry(tx, decidingSide(side), id, body)));
  route(app, inquiryApi.voucher, ({ side, params: { id }, body }) => act((tx) => giveVoucher(tx, decidingSide(side), id, body)));
};
