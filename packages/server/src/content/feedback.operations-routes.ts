import { extname } from 'node:path';
import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import { endFeedback } from './end-feedback.ts';
import { listFeedback, requireFeedback, requireFeedbackPhoto } from './feedback-office.queries.ts';
import { feedbackSheet } from './feedback-sheet.ts';
import { photoPlace } from './keep-photos.ts';

const types: Readonly<Record<string, string>> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' };

export const feedbackOperationsRoutes = (app: App, { db, files }: House): void => {
  route(app, feedbackOperationsApi.page, ({ query }) => listFeedback(db, query));
  route(app, feedbackOperationsApi.export, ({ side, body, language }) => feedbackSheet.ask(db, side, body, language));
  route(app, feedbackOperationsApi.detail, ({ params }) => requireFeedback(db, params.id));
  route(app, feedbackOperationsApi.photo, async ({ params, query }) => {
    const name = await requireFeedbackPhoto(db, params.id, query.at);
    const found = await files.read(photoPlace(name));
    if (!found) throw refuse('kernel.not_found');
    return { bytes: found.stream, type: types[extname(name)] ?? 'application/octet-stream' };
  });
  route(app, feedbackOperationsApi.end, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => endFeedback(tx, side, params.id, body.answer));
    return null;
  });
};
