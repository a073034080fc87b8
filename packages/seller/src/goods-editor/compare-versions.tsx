import { type GoodsDraft, goodsPlaces } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi, type ShownVersion } from '@mall/contract/catalogue/goods-version.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { type ReactNode, useState } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { shownPicture } from './editor.rules.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A field as a reader would say it. */
const shownOf = (t: Translate<'goods-editor'>, { fields, names }: ShownVersion, place: keyof GoodsDraft): ReactNode => {
  switch (place) {
    case 'classId':
      return names.classNames.join(' / ');
    case 'brandId':
      return names.brandName;
    case 'params':
      return names.params.map(({ id, name }) => `${name}：${fields.params[id] ?? '—'}`).join('\n');
    case 'pictures':
      return (
        <span className={styles.pictures}>
          {fields.pictures.map((url, at) => (
            <Picture
              key={url}
              src={shownPicture(url, fields.specs[0]?.specId ?? undefined)}
              alt={t('picture.nth', { place: at + 1 })}
              side={80}
            />
          ))}
        </span>
      );
    case 'specs':
      return fields.specs
        .map(({ values, itemNumber, unit }) => [values.join(' / '), itemNumber, unit].filter(Boolean).join(' · '))
        .join('\n');
    case 'priceBreaks':
      return fields.priceBreaks.map(({ minNum, percent }) => `≥ ${minNum}：${percent}%`).join('\n');
    case 'papers':
      return fields.papers.map(({ name, validUntil }) => `${name} ${validUntil}`).join('\n');
    case 'translations':
      return Object.entries(fields.translations)
        .map(([tongue, texts]) => `${tongue}：${texts?.name ?? ''}`)
        .join('\n');
    case 'description':
      return plain(fields.description);
    case 'axes':
    case 'standards':
    case 'certificates':
    case 'invoices':
      return fields[place].join('，');
    default:
      return fields[place];
  }
};

/** Two versions beside each other; what differs is marked, and alone to begin with. */
export function CompareVersions({ from, to }: { from: string; to: string }) {
  const t = useWords('goods-editor');
  const [all, setAll] = useState(false);
  const { data } = useList(ask(goodsVersionApi.compare, { query: { from, to } }));
  if (!data) return <Skeleton kind="text" lines={6} />;
  const shown = goodsPlaces.filter((place) => all || data.changed.includes(place));
  return (
    <Panel
      bordered
      flush
      title={t('compare.title', { from: data.from.version?.version ?? 0, to: data.to.version?.version ?? 0 })}
      extra={
        <Switch checked={all} onChange={({ target }) => setAll(target.checked)}>
          {t('compare.all')}
        </Switch>
      }
    >
      {shown.length === 0 ? (
        <p className={styles.inside}>{t('compare.same')}</p>
      ) : (
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{t('compare.field')}</th>
              <th scope="col">v{data.from.version?.version}</th>
              <th scope="col">v{data.to.version?.version}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((place) => (
              <tr key={place} className={data.changed.includes(place) ? styles.changed : undefined}>
                <th scope="row">{t(`field.${place}`)}</th>
                <td>{shownOf(t, data.from, place)}</td>
                <td>{shownOf(t, data.to, place)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
