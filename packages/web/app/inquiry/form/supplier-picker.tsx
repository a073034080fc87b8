import { contentApi } from '@mall/contract/content/content.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Supplier } from '@mall/contract/inquiry/inquiry-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useDeferredValue, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { regionOfProvince } from '../../shell/regions.ts';
import styles from './form.module.css';
import { PageSteps } from './page-steps.tsx';
import { PickedSuppliers } from './picked-suppliers.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';

type Props = {
  thirdGcId: string | null;
  picked: readonly string[];
  onChange: (storeIds: string[]) => void;
  /** Asked already: they cannot be picked again. */
  taken?: readonly string[];
};
const size = 10;
const nobody: readonly string[] = [];
const none: readonly Supplier[] = [];

/** Suppliers that may be asked, with what they have done and what papers they hold; picked ones stay picked whatever the filter says. */
export function SupplierPicker({ thirdGcId, picked, onChange, taken = nobody }: Props) {
  const t = useWords('inquiry/form');
  const when = useMoment();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState({ keyword: '', qualification: '', provinceId: '', sells: false, traded: false });
  const [seen, setSeen] = useState<string>();
  const asked = useDeferredValue(filter);
  const provinces = useAnswer(ask(contentApi.areas, { params: { parent: '0' } }, { staleMs: 600_000, fallback: [] }));
  const shell = useWords('shell');
  const isChinese = useLanguage() === 'zh';
  const provinceIn = (id: string, name: string): string => {
    const region = isChinese ? undefined : regionOfProvince(id);
    return region ? shell(`city.${region}`) : name;
  };
  const found = useList(
    ask(
      inquiryApi.suppliers,
      {
        query: {
          page,
          limit: size,
          ...(thirdGcId && { thirdGcId }),
          ...(asked.keyword.trim() && { keyword: asked.keyword.trim() }),
          ...(asked.qualification.trim() && { qualification: asked.qualification.trim() }),
          ...(asked.provinceId && { provinceId: asked.provinceId }),
          ...(asked.sells && thirdGcId && { sells: '1' as const }),
          ...(asked.traded && { traded: '1' as const }),
        },
      },
      { staleMs: 30_000 },
    ),
  );
  const put = (changes: Partial<typeof filter>) => {
    setFilter({ ...filter, ...changes });
    setPage(1);
  };
  const tenths = useTenths();
  const columns: TableColumn<Supplier>[] = [
    {
      key: 'name',
      head: t('supplier.name'),
      bare: true,
      cell: ({ storeId, storeName, companyName, area }) => (
        <span className={styles.two}>
          <button type="button" className={`link ${styles.plain}`} onClick={() => setSeen(storeId)}>
            {companyName || storeName}
          </button>
          <span className="meta">{[companyName && companyName !== storeName ? storeName : '', area].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'papers',
      head: t('supplier.papers'),
      cell: ({ qualifications }) =>
        qualifications.length === 0 ? (
          <span className="meta">{t('supplier.noPapers')}</span>
        ) : (
          <span className={styles.tags}>
            {qualifications.slice(0, 4).map((name) => (
              <Tag key={name} tone="ok">
                {name}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'score',
      head: t('supplier.score'),
      width: 70,
      align: 'right',
      cell: ({ card }) => (card.score === null ? '—' : tenths(card.score)),
    },
    {
      key: 'asked',
      head: t('supplier.asked'),
      width: 130,
      align: 'right',
      cell: ({ asked: times, card }) => t('supplier.askedWon', { asked: times, won: card.won }),
    },
    { key: 'hint', head: t('supplier.hint'), width: 150, cell: (one) => <Hint supplier={one} /> },
  ];
  const refuse = ({ storeId, mayInvite, hint, hintDay }: Supplier): string | null => {
    if (taken.includes(storeId)) return t('supplier.taken');
    return mayInvite ? null : t(`hint.${hint === 'none' ? 'unfit' : hint}`, { day: when.day(hintDay ?? '') });
  };
  return (
    <>
      <search className={styles.filters} aria-label={t('supplier.filter')}>
        <TextInput
          size="s"
          aria-label={t('supplier.word')}
          placeholder={t('supplier.word')}
          maxLength={40}
          value={filter.keyword}
          onChange={(event) => put({ keyword: event.target.value })}
        />
        <TextInput
          size="s"
          aria-label={t('supplier.paper')}
          placeholder={t('supplier.paper')}
          maxLength={40}
          value={filter.qualification}
          onChange={(event) => put({ qualification: event.target.value })}
        />
        <Select
          size="s"
          aria-label={t('supplier.area')}
          value={filter.provinceId}
          placeholder={t('supplier.anyArea')}
          options={provinces.map(({ id, name }) => ({ value: id, label: provinceIn(id, name) }))}
          onChange={(event) => put({ provinceId: event.target.value })}
        />
        <Checkbox checked={filter.sells} disabled={!thirdGcId} onChange={(event) => put({ sells: event.target.checked })}>
          {t('supplier.sells')}
        </Checkbox>
        <Checkbox checked={filter.traded} onChange={(event) => put({ traded: event.target.checked })}>
          {t('supplier.traded')}
        </Checkbox>
      </search>
      <PickedSuppliers
        picked={picked}
        shown={found.data?.list ?? none}
        onRemove={(storeId) => onChange(picked.filter((id) => id !== storeId))}
      />
      {found.isError ? (
        <ReadFailed compact error={found.error} title={t('supplier.failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <Table
          dense
          stacks
          caption={t('part.suppliers')}
          columns={columns}
          rows={found.data?.list ?? []}
          rowKey={({ storeId }) => storeId}
          loading={!found.data}
          empty={<Empty compact picture="none" title={t('supplier.none')} />}
          pick={{
            picked: new Set(picked),
            onChange: (next) => onChange([...next]),
            refuse,
            labels: { all: t('supplier.pickAll'), row: ({ storeName }) => t('supplier.pick', { name: storeName }) },
          }}
        />
      )}
      <PageSteps page={page} size={size} total={found.data?.total ?? 0} onPage={setPage} />
      {seen && <SupplierDialog storeId={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function Hint({ supplier: { hint, hintDay, traded, sellsClass } }: { supplier: Supplier }) {
  const t = useWords('inquiry/form');
  const when = useMoment();
  if (hint !== 'none')
    return <span className={hint === 'paper_ends' ? styles.amber : styles.bad}>{t(`hint.${hint}`, { day: when.day(hintDay ?? '') })}</span>;
  const known = [sellsClass && t('supplier.inClass'), traded && t('supplier.known')].filter(Boolean).join(' · ');
  return known && <span className="meta">{known}</span>;
}
