import { type ProcessSummary, processApi } from '@mall/contract/approval/process.api.ts';
import { processStatuses } from '@mall/contract/approval/process.machine.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { type ReactNode, useState } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { useSession } from '../../shell/use-session.ts';
import { designAddress, processAddress } from '../approval-addresses.ts';
import styles from './design.module.css';
import { ProcessStatus } from './process-status.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { useProcessActs } from './use-process-acts.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const fields = { word: typed(30), status: oneOf(processStatuses) };
const aPage = 20;

type Words = Translate<'approval/design'>;

const versionOf = (t: Words, { version, draftVersion }: ProcessSummary): string =>
  [version > 0 ? `V${version}` : '', draftVersion === null ? '' : t('list.draft', { version: draftVersion })].filter(Boolean).join(' · ');

/** The approval processes of the company: which are in force for whom, and where they are changed. */
export default function ProcessesPage() {
  const t = useWords('approval/design');
  const { may } = useSession();
  const mayDesign = may('approval:design');
  const place = usePlace(fields);
  const { word, status, page } = place.at;
  const query = { page, limit: aPage, ...(word && { word }), ...(status && { status }) };
  const found = useList(ask(processApi.page, { query }, { staleMs: 0 }));
  const acts = useProcessActs();
  const [versions, setVersions] = useState<ProcessSummary>();
  const [setting, setSetting] = useState(false);
  const actsOf = (row: ProcessSummary): ReactNode => (
    <span className={styles.acts}>
      <RouterLink href={designAddress(row.id)} className="link">
        {t(mayDesign ? 'list.design' : 'list.see')}
      </RouterLink>
      <Button look="text" size="s" onClick={() => setVersions(row)}>
        {t('list.versions')}
      </Button>
      {mayDesign && (row.status !== 'enabled' || row.draftVersion !== null) && (
        <Button look="text" size="s" onClick={() => acts.enable(row)}>
          {t(row.status === 'enabled' ? 'list.enableDraft' : 'enable.act')}
        </Button>
      )}
      {mayDesign && row.status === 'enabled' && (
        <Button look="text" size="s" onClick={() => acts.disable(row)}>
          {t('disable.act')}
        </Button>
      )}
      {mayDesign && row.status !== 'enabled' && (
        <Button look="text" size="s" onClick={() => acts.remove(row)}>
          {t('remove.act')}
        </Button>
      )}
    </span>
  );
  const columns: TableColumn<ProcessSummary>[] = [
    { key: 'name', head: t('list.name'), cell: (row) => <Name row={row} /> },
    { key: 'status', head: t('list.status'), cell: ({ status: state }) => <ProcessStatus status={state} /> },
    { key: 'version', head: t('list.version'), cell: (row) => versionOf(t, row) },
    { key: 'nodes', head: t('list.nodes'), align: 'money', cell: ({ nodeCount }) => nodeCount },
    { key: 'running', head: t('list.running'), align: 'money', cell: ({ running }) => running },
    {
      key: 'changed',
      head: t('list.changed'),
      cell: ({ nickName, updateDate }) => (
        <>
          {nickName}
          <span className={`meta num ${styles.second}`}>{updateDate.slice(0, 16)}</span>
        </>
      ),
    },
    { key: 'acts', head: t('list.acts'), align: 'right', cell: actsOf },
  ];
  return (
    <ListPage
      title={t('list.title')}
      lead={t('list.lead')}
      acts={
        mayDesign && (
          <>
            <Button look="line" onClick={() => setSetting(true)}>
              {t('setting.open')}
            </Button>
            <Button icon={<PlusIcon size={16} />} href={processAddress()} as={RouterLink}>
              {t('list.add')}
            </Button>
          </>
        )
      }
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('list.word'), width: 200, most: 30 },
            {
              kind: 'choice',
              name: 'status',
              label: t('list.status'),
              any: t('list.anyStatus'),
              width: 136,
              options: processStatuses.map((one) => ({ value: one, label: t(`status.${one}`) })),
              atOnce: true,
            },
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
        card: (row) => (
          <article className={styles.card}>
            <p className={styles.cardHead}>
              <Name row={row} />
              <ProcessStatus status={row.status} />
            </p>
            <p className="meta">
              {[versionOf(t, row), t('list.nodesOf', { count: row.nodeCount }), t('list.runningOf', { count: row.running })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {actsOf(row)}
          </article>
        ),
        none: place.narrowed()
          ? {
              title: t('list.noneFound'),
              actions: (
                <RouterLink href={place.plain} className="link">
                  {t('list.all')}
                </RouterLink>
              ),
            }
          : { title: t('list.none'), text: t('list.noneText') },
        words: { failed: t('list.failed') },
      }}
    >
      {acts.questions}
      {versions && <VersionsDialog process={versions} onClose={() => setVersions(undefined)} />}
      {setting && <SettingDialog onClose={() => setSetting(false)} />}
    </ListPage>
  );
}

function Name({ row: { id, name, bizType, deptId, deptName } }: { row: ProcessSummary }) {
  const t = useWords('approval/design');
  return (
    <span className={styles.nameCell}>
      <RouterLink href={designAddress(id)} className={styles.processName ?? ''}>
        {name}
      </RouterLink>
      <span className="meta">{[t(`biz.${bizType}`), deptId === null ? t('company') : deptName].join(' · ')}</span>
    </span>
  );
}
