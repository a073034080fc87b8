import { type GoodsVersion, goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { id as idField } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useParams } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { CompareVersions } from './compare-versions.tsx';

const fields = { from: idField, to: idField };
const aPage = 20;
const marks = {
  waiting: { mark: 'running', tone: 'blue' },
  approved: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
  withdrawn: { mark: 'open', tone: 'grey' },
} as const;

/** Every version of a goods that was handed in, and two of them beside each other: the latest and the one before it unless asked. */
export default function VersionsPage() {
  const t = useWords('goods-editor');
  const { moment } = useMoment();
  const { id = '0' } = useParams();
  const place = usePlace(fields);
  const { page } = place.at;
  const found = useList(ask(goodsVersionApi.versions, { params: { id }, query: { page, limit: aPage } }, { staleMs: 0 }));
  const list = found.data?.list ?? [];
  const to = place.at.to || list[0]?.id;
  const from = place.at.from || list[list.findIndex((one) => one.id === to) + 1]?.id;
  const columns: TableColumn<GoodsVersion>[] = [
    { key: 'version', head: t('version'), cell: ({ version }) => <b className="num">v{version}</b> },
    {
      key: 'state',
      head: t('version.state'),
      cell: ({ decision, version }) => <StatusMark {...marks[decision]}>{t(`audit.${decision}`, { version })}</StatusMark>,
    },
    {
      key: 'by',
      head: t('version.by'),
      cell: ({ submittedBy, submitDate }) => `${submittedBy || t('version.before')} ${moment(submitDate)}`,
    },
    { key: 'decided', head: t('version.decided'), cell: ({ decideDate }) => (decideDate ? moment(decideDate) : '—') },
    { key: 'faults', head: t('version.faults'), cell: ({ faults }) => faults.map(({ reason }) => reason).join('；') || '—' },
    {
      key: 'acts',
      head: t('column.acts'),
      align: 'right',
      cell: (version) => {
        const before = list[list.indexOf(version) + 1]?.id;
        return (
          before && (
            <Button look="text" size="s" href={place.hrefOf({ from: before, to: version.id, page })} as={RouterLink}>
              {t('version.compare')}
            </Button>
          )
        );
      },
    },
  ];
  return (
    <ListPage
      title={t('versions')}
      list={{
        found,
        rowKey: (version) => version.id,
        page,
        size: aPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        none: { title: t('versions.none') },
      }}
    >
      {from && to && <CompareVersions key={`${from}:${to}`} from={from} to={to} />}
    </ListPage>
  );
}
