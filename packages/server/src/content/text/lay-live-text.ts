import { paragraphsOf, type TextContent } from '@mall/contract/content/text.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAgreementText } from '../../account/write-agreement-text.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { article } from '../content.table.ts';
import { tellPages } from '../tell-pages.ts';
import { plainLines } from './plain-lines.ts';
import { contentOf, type TextRecord } from './text-content.ts';

const Made = z.strictObject({ version: z.int() });
/** What whoever registers agrees to, by the keys of the texts. */
export const agreedTo: Readonly<Record<string, 'agreement' | 'privacy'>> = { 'user-agreement': 'agreement', 'privacy-policy': 'privacy' };

/** What was read before anybody kept versions is the first, so that there is a way back to it. */
export const keepFirstText = async (tx: Tx, row: TextRecord): Promise<void> => {
  if (row.publishedAt === null) return;
  await tx.execute(sql`
    insert into article_version (article_id, version, content, made_at)
    select ${row.id}, 1, ${JSON.stringify(contentOf(row))}::jsonb, ${row.publishedAt}::timestamptz
    where not exists (select from article_version where article_id = ${row.id})`);
};

/** There is something to read; whoever registers agrees to words, not to a picture. */
export const requireSaid = ({ key }: Pick<TextRecord, 'key'>, { body }: TextContent): void => {
  if (agreedTo[key ?? ''] && plainLines(body) === '') throw refuse('content.text_empty');
  if (paragraphsOf(body) === 0 && !/<img\b|[^\s<>]/.test(body.replaceAll(/<(?!img)[^>]*>/g, ''))) throw refuse('content.text_empty');
};

/** Only whoever agreed can be asked again. */
export const requireAgreed = ({ key }: Pick<TextRecord, 'key'>, asksAgain: boolean): void => {
  if (asksAgain && !agreedTo[key ?? '']) throw refuse('kernel.bad_input');
};

type By = { memberId: Id | null; asksAgain: boolean };

/** Makes a text be read as it is given, as a new version. An agreement is what whoever registers agrees to from then on. */
export const layLiveText = async (tx: Tx, row: TextRecord, content: TextContent, { memberId, asksAgain }: By): Promise<number> => {
  requireSaid(row, content);
  await keepFirstText(tx, row);
  const [made] = await readRows(tx, Made)`
    insert into article_version (article_id, version, content, made_by, asks_again)
    select ${row.id}, coalesce(max(version), 0) + 1, ${JSON.stringify(content)}::jsonb, ${memberId}::bigint, ${asksAgain} from article_version where article_id = ${row.id} returning version`;
  const version = made?.version ?? 1;
  const { behind, ...fields } = content;
  await tx
    .update(article)
    .set({ ...fields, behind, publishedAt: sql`case when published_at <= now() then published_at else now() end` })
    .where(eq(article.id, row.id));
  const agreed = agreedTo[row.key ?? ''];
  if (agreed)
    await writeAgreementText(tx, agreed, { title: content.title.slice(0, 80), content: plainLines(content.body), version, asksAgain });
  await tellPages(tx);
  return version;
};
