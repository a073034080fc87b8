import type { SaveAdv } from '@mall/contract/content/adv.rules.ts';
import { type AdvFields, layoutKeys } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { adv, advLink } from '../content.table.ts';
import { openPictures } from '../open-pictures.ts';
import { requireLinkTargets } from '../require-link-targets.ts';
import { tellPages } from '../tell-pages.ts';

const orTaken = orTakenBy({ adv_campaign: 'content.key_taken' });
const moment = (at: string | null) => (at === null ? null : sql`${at}::timestamptz`);

/** What stands in the layout of a page is published with it, or its versions would not say what was shown. */
export const requireFree = (advKey: string): void => {
  if ((layoutKeys as readonly string[]).includes(advKey)) throw refuse('content.adv_of_layout');
};

const columnsOf = ({ title, subtitle, image, shown, startsDate, endsDate }: AdvFields) => ({
  title,
  subtitle: subtitle.zh === '' ? null : subtitle,
  image,
  shown,
  startsAt: moment(startsDate),
  endsAt: moment(endsDate),
});

const layLinks = async (tx: Tx, advId: Id, { links }: AdvFields): Promise<void> => {
  await tx.delete(advLink).where(eq(advLink.advId, advId));
  if (links.length === 0) return;
  await tx.insert(advLink).values(
    links.map(({ area, ...link }, at) => ({
      ...link,
      advId,
      sort: at + 1,
      area: area ? [area.left, area.top, area.width, area.height] : null,
    })),
  );
};

const told = async (tx: Tx, side: MallSide, id: Id, advKey: string, fields: AdvFields): Promise<{ id: Id }> => {
  await requireLinkTargets(
    tx,
    fields.links.map((link) => ({ ...link, name: fields.title.zh })),
  );
  await layLinks(tx, id, fields);
  await tellPages(tx);
  await writeAudit(tx, 'content.adv_changed', { target: `${fields.title.zh} · ${advKey}`, after: { shown: fields.shown } }, side);
  return { id };
};

/** Adds a picture at the end of its place; the key of a campaign is settled by it. */
export const addAdv = async (tx: Tx, side: MallSide, { advKey, storeId, zoneId, ...fields }: SaveAdv): Promise<{ id: Id }> => {
  requireFree(advKey);
  await openPictures(tx, side.memberId, [fields.image]);
  const [added] = await orTaken(() =>
    tx
      .insert(adv)
      .values({ advKey, storeId, zoneId, ...columnsOf(fields), sort: sql`(select coalesce(max(sort), 0) + 1 from adv)` })
      .returning({ id: adv.id }),
  );
  return told(tx, side, added?.id ?? '', advKey, fields);
};

/** Changes a picture and where it leads; it stays in its place. */
export const saveAdv = async (tx: Tx, side: MallSide, id: Id, fields: AdvFields): Promise<{ id: Id }> => {
  const [found] = await tx.select({ advKey: adv.advKey }).from(adv).where(eq(adv.id, id)).for('update');
  if (!found) throw refuse('kernel.not_found');
  requireFree(found.advKey);
  await openPictures(tx, side.memberId, [fields.image]);
  await tx.update(adv).set(columnsOf(fields)).where(eq(adv.id, id));
  return told(tx, side, id, found.advKey, fields);
};
