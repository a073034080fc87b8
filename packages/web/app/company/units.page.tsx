import { type CostCentre, type Unit, unitApi } from '@mall/contract/company/unit.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { refusalIn } from '@mall/kit/page/refusal-in.ts';
import { Refused } from '@mall/kit/page/refused.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { type Translate, useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { structureReads } from './company.changes.ts';
import styles from './company.module.css';
import { CompanyTabsRow } from './company-tabs-row.tsx';
import { CentreDialog, UnitDialog } from './unit-dialog.tsx';

type Named = { id: string; name: string };

const actsColumn = <Row extends Named>(
  t: Translate<'company'>,
  edit: (row: Row) => void,
  remove: (row: Row) => void,
): TableColumn<Row> => ({
  key: 'acts',
  head: t('people.acts'),
  align: 'right',
  width: 128,
  cell: (row) => (
    <span className={styles.acts}>
      <Button look="text" size="s" aria-label={t('unit.editOf', { name: row.name })} onClick={() => edit(row)}>
        {t('people.edit')}
      </Button>
      <Button look="text" size="s" aria-label={t('unit.removeOf', { name: row.name })} onClick={() => remove(row)}>
        {t('unit.remove')}
      </Button>
    </span>
  ),
});

type ListProps<Row> = {
  title: string;
  none: string;
  add: string;
  columns: TableColumn<Row>[];
  found: ReturnType<typeof useList>;
  onAdd: (() => void) | false;
};

function UnitList<Row extends Named>({ title, none, add, columns, found, onAdd }: ListProps<Row>) {
  const t = useWords('company');
  const button = onAdd && (
    <Button look="line" size="s" icon={<PlusIcon size={14} />} onClick={onAdd}>
      {add}
    </Button>
  );
  return (
    <Panel bordered flush title={title} extra={button}>
      {found.isError ? (
        <ReadFailed compact error={found.error} title={t('unit.failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <Table
          fits
          caption={title}
          columns={columns}
          rows={(found.data as Row[] | undefined) ?? []}
          rowKey={({ id }) => id}
          loading={found.data === undefined}
          empty={<Empty compact title={none} actions={button} />}
        />
      )}
    </Panel>
  );
}

/** Who buys in its own name for the company, and what purchases are booked on. */
export default function UnitsPage() {
  const t = useWords('company');
  const mayManage = useSession().may('company:structure:manage');
  const units = useList(ask(unitApi.list, {}, { staleMs: 0 }));
  const centres = useList(ask(unitApi.centres, {}, { staleMs: 0 }));
  const refusal = refusalIn(units.error);
  const [unit, setUnit] = useState<{ row?: Unit }>();
  const [centre, setCentre] = useState<{ row?: CostCentre }>();
  const plan = {
    request: ({ id }: Named) => ({ params: { id } }),
    ask: ({ name }: Named) => ({ title: t('unit.removeAsk', { name }), act: t('unit.remove'), tone: 'danger' as const }),
    done: t('unit.removed'),
    changes: structureReads,
  };
  const dropUnit = useAct({ call: unitApi.remove, ...plan });
  const dropCentre = useAct({ call: unitApi.removeCentre, ...plan });
  // On a telephone the department stands under the name.
  const named = {
    key: 'name',
    head: t('unit.name'),
    cell: ({ name, departmentName }: { name: string; departmentName: string }) => (
      <span className={styles.lines}>
        <span>{name}</span>
        <span className="meta only-phone">{departmentName}</span>
      </span>
    ),
  };
  const department = {
    key: 'department',
    head: t('department'),
    wide: true,
    cell: ({ departmentName }: { departmentName: string }) => departmentName || '—',
  };
  const unitColumns: TableColumn<Unit>[] = [
    named,
    department,
    {
      key: 'contact',
      head: t('unit.contact'),
      wide: true,
      cell: ({ contactName, contactPhone }) => `${contactName} ${contactPhone}`.trim() || '—',
    },
    { key: 'address', head: t('unit.address'), wide: true, cell: ({ address }) => address || '—' },
    ...(mayManage ? [actsColumn<Unit>(t, (row) => setUnit({ row }), dropUnit.start)] : []),
  ];
  const centreColumns: TableColumn<CostCentre>[] = [
    { key: 'code', head: t('unit.code'), width: 104, cell: ({ code }) => <span className="num">{code}</span> },
    named,
    department,
    ...(mayManage ? [actsColumn<CostCentre>(t, (row) => setCentre({ row }), dropCentre.start)] : []),
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('unit.title')}</h1>
          <p className="meta">{t('unit.lead')}</p>
        </div>
      </header>
      <CompanyTabsRow on="units" />
      {refusal ? (
        <Panel bordered>
          <Refused refusal={refusal} />
        </Panel>
      ) : (
        <>
          <UnitList
            title={t('unit.units')}
            none={t('unit.none')}
            add={t('unit.add')}
            columns={unitColumns}
            found={units}
            onAdd={mayManage && (() => setUnit({}))}
          />
          <UnitList
            title={t('unit.centres')}
            none={t('unit.noCentre')}
            add={t('unit.addCentre')}
            columns={centreColumns}
            found={centres}
            onAdd={mayManage && (() => setCentre({}))}
          />
        </>
      )}
      {dropUnit.question}
      {dropCentre.question}
      {unit && <UnitDialog unit={unit.row} onClose={() => setUnit(undefined)} />}
      {centre && <CentreDialog centre={centre.row} onClose={() => setCentre(undefined)} />}
    </div>
  );
}
