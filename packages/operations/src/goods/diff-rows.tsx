import type { AuditCase } from '@mall/contract/catalogue/goods-audit.api.ts';
import { type GoodsDraft, tongues } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { GoodsNames } from '@mall/contract/catalogue/goods-version.api.ts';
import { Picture } from '@mall/ui/picture.tsx';
import type { ReactNode } from 'react';
import type { Translate } from '../kernel/words.ts';
import { DiffText } from './diff-text.tsx';
import styles from './goods.module.css';
import { pricesByUnit } from './prices-by-unit.rules.ts';
import { picturesIn, plainText } from './text-diff.rules.ts';

export type DiffRow = {
  /** Where a fault of it stands. */
  readonly place: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly now: ReactNode;
  readonly changed: boolean;
  /** Said under what is new. */
  readonly note?: string;
};

type Shown = { fields: GoodsDraft; names: GoodsNames };
type T = Translate<'goods'>;

type PlainRow = Omit<DiffRow, 'changed'>;

const textRow = (place: string, label: string, before: string | undefined, now: string): PlainRow => ({
  place,
  label,
  before: before === undefined ? null : <DiffText before={before} now={now} side="before" />,
  now: before === undefined ? now || '—' : <DiffText before={before} now={now} side="now" />,
});

/** The pictures of one side, with what the other has not marked. */
function Pictures({ own, other, mark, t }: { own: readonly string[]; other: readonly string[] | undefined; mark: 'gone' | 'new'; t: T }) {
  return (
    <span className={styles.pictures}>
      {own.map((url, at) => (
        <a
          key={url}
          href={url.replaceAll('{specId}', '1')}
          target="_blank"
          rel="noreferrer"
          data-mark={other && !other.includes(url) ? mark : undefined}
        >
          <Picture src={url.replaceAll('{specId}', '1')} alt={t('picture.nth', { nth: at + 1 })} side={56} />
          {other && !other.includes(url) && <i>{t(`picture.${mark}`)}</i>}
        </a>
      ))}
    </span>
  );
}

const lineOf = (row: GoodsDraft['specs'][number], unit: string): string =>
  [row.values.join(' '), row.unit && row.unit !== unit ? `/${row.unit}` : '', row.packLength && `(${row.packLength}m)`]
    .filter(Boolean)
    .join('') || '—';

/** The specs of one side; what the other has not is marked. */
function Specs({ own, other, mark, t }: { own: GoodsDraft; other: GoodsDraft | undefined; mark: 'del' | 'ins'; t: T }) {
  const theirs = new Set(other?.specs.map((row) => lineOf(row, other.unit)));
  const Mark = mark;
  return (
    <>
      {t('specs.count', { count: own.specs.length })}
      {own.axes.length > 0 && <span className="meta">（{own.axes.join(' × ')}）</span>}
      <span className={styles.specs}>
        {own.specs.map((row) => {
          const line = lineOf(row, own.unit);
          return <span key={`${line} ${row.specId}`}>{other && !theirs.has(line) ? <Mark>{line}</Mark> : line}</span>;
        })}
      </span>
    </>
  );
}

const priceRow = ({ sold, before, now }: AuditCase, t: T): DiffRow => {
  const fresh = now.fields.specs.flatMap(({ specId, price, unit }) =>
    specId === null && price ? [{ price: Number(price).toFixed(2), unit: unit || now.fields.unit }] : [],
  );
  return {
    place: 'specs',
    label: t('field.price'),
    changed: false,
    before: before ? pricesByUnit(sold) : null,
    now: (
      <>
        {pricesByUnit([...sold, ...fresh])}
        {before && fresh.length > 0 && (
          <ins className={styles.block}>{t('price.fresh', { range: pricesByUnit(fresh), count: fresh.length })}</ins>
        )}
      </>
    ),
    ...(before && { note: t('price.note') }),
  };
};

const textOf = (html: string, t: T): string =>
  html === '' ? '' : t('long', { letters: plainText(html).length, pictures: picturesIn(html) });

const paramRows = (now: Shown, before: Shown | undefined): PlainRow[] => {
  const names = new Map([...(before?.names.params ?? []), ...now.names.params].map(({ id, name }) => [id, name]));
  return [...names].flatMap(([id, name]) => {
    const [was, is] = [before?.fields.params[id] ?? '', now.fields.params[id] ?? ''];
    return was === '' && is === '' ? [] : [textRow(`params.${id}`, name, before && was, is)];
  });
};

/** What was handed in beside what is sold, field by field. */
export const diffRows = (shown: AuditCase, t: T): DiffRow[] => {
  const { now } = shown;
  const before = shown.before ?? undefined;
  const [is, was] = [now.fields, before?.fields];
  const plain = (place: keyof GoodsDraft, of: (fields: GoodsDraft) => string): PlainRow =>
    textRow(place, t(`field.${place}` as 'field.name'), was && of(was), of(is));
  const breaksOf = ({ priceBreaks, unit }: GoodsDraft) =>
    priceBreaks.map(({ minNum, percent }) => t('break', { minNum, unit, percent })).join('、');
  const rows: PlainRow[] = [
    plain('name', ({ name }) => name),
    textRow('classId', t('field.classId'), before?.names.classNames.join(' / '), now.names.classNames.join(' / ')),
    textRow('brandId', t('field.brandId'), before?.names.brandName, now.names.brandName),
    plain('model', ({ model }) => model),
    {
      place: 'pictures',
      label: t('field.pictures'),
      before: was ? <Pictures own={was.pictures} other={is.pictures} mark="gone" t={t} /> : null,
      now: <Pictures own={is.pictures} other={was?.pictures} mark="new" t={t} />,
    },
    {
      place: 'specs',
      label: t('field.specs'),
      before: was ? <Specs own={was} other={is} mark="del" t={t} /> : null,
      now: <Specs own={is} other={was} mark="ins" t={t} />,
    },
    ...paramRows(now, before),
    plain('priceBreaks', breaksOf),
    plain('unit', ({ unit, taxRate, moq }) => t('sale', { unit, taxRate, moq })),
    plain('invoices', ({ invoices }) => invoices.map((type) => t(`invoice.${type}`)).join('、')),
    plain('standards', ({ standards }) => standards.join('、')),
    plain('certificates', ({ certificates }) => certificates.join('、')),
    plain('packing', ({ packing }) => packing),
    plain('afterSales', ({ afterSales }) => afterSales),
    plain('papers', ({ papers }) =>
      papers
        .map(({ name, validUntil }) => `${name} ${validUntil ? t('papers.until', { day: validUntil }) : t('papers.longTerm')}`)
        .join('；'),
    ),
    plain('description', ({ description }) => textOf(description, t)),
    plain('video', ({ video }) => (video === '' ? '' : t('video.has'))),
    ...tongues.flatMap((tongue) => {
      const [old, fresh] = [was?.translations[tongue], is.translations[tongue]];
      if (!old && !fresh) return [];
      const say = (said: typeof fresh) => [said?.name, textOf(said?.description ?? '', t)].filter(Boolean).join('；');
      return [textRow(`translations.${tongue}`, t('field.translation', { tongue }), was && say(old), say(fresh))];
    }),
  ];
  // The same list counts the changes in the queue.
  const changed = new Set(shown.changed);
  const prices = priceRow(shown, t);
  return rows.flatMap((row) => [{ ...row, changed: changed.has(row.place) }, ...(row.place === 'specs' ? [prices] : [])]);
};
