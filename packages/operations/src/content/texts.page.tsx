import { textKinds } from '@mall/contract/content/text.rules.ts';
import { type TextRow, textOperationsApi, textStates } from '@mall/contract/content/text-operations.api.ts';
import { fallbackLanguage, languages } from '@mall/contract/kernel/language.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { AddTextDialog } from './add-text-dialog.tsx';
import styles from './content.module.css';
import { textReads } from './content.reads.ts';
import { languageNames } from './language-names.ts';

const aPage = 20;
const fields = {
  kind: oneOf(textKinds, 'help'),
  state: oneOf(['', ...textStates] as const, ''),
  lacking: oneOf(['', 'yes'] as const, ''),
  word: typed(40),
};
const tones = {
  live: { mark: 'closed', tone: 'green' },
  waiting: { mark: 'running', tone: 'blue' },
  draft: { mark: 'open', tone: 'amber' },
  off: { mark: 'open', tone: 'grey' },
} as const;
const abroadCount = languages.filter((language) => language !== fallbackLanguage).length;

/** Help, notices, charged information and agreements. */
export default function TextsPage() {
  const t = useWords('content');
  const place = usePlace(fields);
  const { kind, state, lacking, word, page } = place.at;
  const query = { kind, page, limit: aPage, ...(state && { state }), ...(lacking && { lacking }), ...(word && { word }) };
  const found = useList(ask(textOperationsApi.page, { query }, { staleMs: 0 }));
  const [adding, setAdding] = useState(false);
  const withdraw = useAct({
    call: textOperationsApi.withdraw,
    request: ({ id }: TextRow) => ({ params: { id } }),
    ask: ({ title }) => ({ title: t('withdraw.ask', { name: title }), text: t('withdraw.text'), act: t('withdraw'), tone: 'danger' }),
    done: t('withdrawn'),
    changes: textReads,
  });
  const remove = useAct({
    call: textOperationsApi.remove,
    request: ({ id }: TextRow) => ({ params: { id } }),
    ask: ({ title }) => ({ title: t('remove.ask', { name: title }), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: textReads,
  });
  const translated = kind === 'help' || kind === 'notice';
  const columns: TableColumn<TextRow>[] = [
    {
      key: 'title',
      head: t('title'),
      cell: ({ id, title, edited, state: now }) => (
        <>
          <RouterLink className="link" href={`/content/texts/edit?id=${id}`}>
            {title}
          </RouterLink>{' '}
          {edited && now === 'live' && <Tag tone="amber">{t('text.edited')}</Tag>}
        </>
      ),
    },
    { key: 'category', head: t('category'), cell: ({ category }) => category },
    ...(kind === 'charge'
      ? [
          {
            key: 'price',
            head: t('points'),
            align: 'right' as const,
            cell: ({ pointsPrice }: TextRow) => <span className="num">{pointsPrice}</span>,
          },
        ]
      : []),
    {
      key: 'state',
      head: t('state'),
      cell: ({ state: now, dueDate }) => (
        <StatusMark {...tones[now]}>{dueDate ? t('text.due', { at: dueDate.slice(5, 16) }) : t(`text.${now}`)}</StatusMark>
      ),
    },
    ...(translated
      ? [
          {
            key: 'lacks',
            head: t('lacks'),
            wide: true,
            cell: ({ lacks }: TextRow) =>
              lacks.length === 0 ? (
                <StatusMark mark="closed" tone="green">
                  {t('lacks.none')}
                </StatusMark>
              ) : (
                <StatusMark mark="open" tone="amber">
                  {lacks.length === abroadCount
                    ? t('lacks.all')
                    : t('lacks.some', { names: lacks.map((one) => languageNames[one]).join('、') })}
                </StatusMark>
              ),
          },
        ]
      : []),
    {
      key: 'version',
      head: t('version'),
      wide: true,
      cell: ({ version }) => (version > 0 ? <span className="num">{`v${version}`}</span> : '—'),
    },
    { key: 'views', head: t('views'), wide: true, align: 'right', cell: ({ views }) => <span className="num">{views}</span> },
    { key: 'date', head: t('text.date'), wide: true, cell: ({ publishDate }) => publishDate?.slice(0, 16) ?? '—' },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <span className={styles.acts}>
          <Button look="text" size="s" href={`/content/texts/edit?id=${row.id}`} as={RouterLink}>
            {t('edit')}
          </Button>
          {row.state === 'live' && kind !== 'agreement' && (
            <Button look="text" size="s" onClick={() => withdraw.start(row)}>
              {t('withdraw')}
            </Button>
          )}
          {row.state === 'draft' && (
            <Button look="text" size="s" onClick={() => remove.start(row)}>
              {t('remove')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <ListPage
      title={t('texts.title')}
      lead={t(`texts.lead.${kind}`)}
      acts={kind !== 'agreement' && <Button onClick={() => setAdding(true)}>{t('text.add')}</Button>}
      tabs={{
        label: t('texts.title'),
        items: textKinds.map((id) => ({ id, label: t(`texts.${id}`) })),
        value: kind,
        hrefOf: (tab) => place.hrefOf({ kind: tab, state: '', lacking: '' }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'choice',
              name: 'state',
              label: t('state'),
              any: t('state.any'),
              options: textStates.map((one) => ({ value: one, label: t(`text.${one}`) })),
            },
            ...(translated
              ? [
                  {
                    kind: 'choice' as const,
                    name: 'lacking' as const,
                    label: t('lacks'),
                    any: t('lacks.any'),
                    options: [{ value: 'yes' as const, label: t('lacks.yes') }],
                  },
                ]
              : []),
            { kind: 'text', name: 'word', label: t('word'), width: 240, most: 40 },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns,
        none: { title: place.narrowed() ? t('none.found') : t('none') },
      }}
    >
      {withdraw.question}
      {remove.question}
      {adding && kind !== 'agreement' && <AddTextDialog kind={kind} onClose={() => setAdding(false)} />}
    </ListPage>
  );
}
