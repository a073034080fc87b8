import { departmentApi } from '@mall/contract/company/department.api.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { writeMoney } from '@mall/ui/money/money.rules.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './company.module.css';
import { CompanyTabsRow } from './company-tabs-row.tsx';
import { DepartmentPeople } from './department-people.tsx';
import { departmentFields } from './department-place.ts';
import { findNode, type Move } from './department-tree.rules.ts';
import { DepartmentTree } from './department-tree.tsx';
import { ImportReport } from './import-report.tsx';
import { useDepartmentActs } from './use-department-acts.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

const act = (words: string, onClick: () => void) => (
  <Button look="text" size="s" onClick={onClick}>
    {words}
  </Button>
);

/** The departments of the company as a tree, and the one that is chosen. */
export default function DepartmentsPage() {
  const t = useWords('company');
  const { may } = useSession();
  const mayManage = may('company:structure:manage');
  const place = usePlace(departmentFields);
  const { data, isError, error, isFetching, refetch } = useList(ask(departmentApi.tree, {}, { staleMs: 0 }));
  const tree = isError ? undefined : data;
  const { data: org } = useList(ask(departmentApi.org, {}, { staleMs: 0 }));
  const choose = (id: string) => place.go({ id, word: '' });
  const acts = useDepartmentActs(choose);
  const [importing, setImporting] = useState(false);
  const node = findNode(tree ?? [], place.at.id) ?? tree?.[0];
  const parent = findNode(tree ?? [], node?.parentId ?? undefined);
  const move = (to: Move) => {
    const moved = findNode(tree ?? [], to.id);
    if (moved && to.parentId === moved.parentId) acts.place(to);
    else if (moved) acts.move({ node: moved, to });
  };
  const add = mayManage && (
    <Button icon={<PlusIcon size={16} />} onClick={() => acts.add({ parentId: node && !node.closed ? node.id : null })}>
      {t('dept.add')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('dept.title')}</h1>
          {org && <p className="meta">{t('dept.lead', { departments: org.departments, levels: org.levels, people: org.people })}</p>}
        </div>
        <div className={styles.row}>
          {may('company:people:manage') && (
            <Button look="line" icon={<UploadIcon size={16} />} onClick={() => setImporting(true)}>
              {t('people.import')}
            </Button>
          )}
          {add}
        </div>
      </header>
      <CompanyTabsRow on="departments" />
      <Panel bordered flush>
        {isError && <ReadFailed error={error} title={t('dept.failed')} busy={isFetching} onRetry={() => void refetch()} />}
        {!tree && !isError && <Skeleton kind="row" count={6} columns={3} />}
        {tree?.length === 0 && <Empty title={t('dept.none')} actions={add} />}
        {tree && node && (
          <div className={styles.two}>
            <div className={styles.side}>
              <DepartmentTree tree={tree} chosen={node.id} onChoose={choose} {...(mayManage && { onMove: move })} />
              {mayManage && <p className={`meta no-phone ${styles.keys}`}>{t('dept.keys')}</p>}
            </div>
            <section aria-label={node.name}>
              <header className={styles.panelHead}>
                <h2>
                  {node.closed ? t('dept.closed', { name: node.name }) : node.name}
                  {node.code && <span className={`meta ${styles.codeOf}`}>{t('dept.codeOf', { code: node.code })}</span>}
                </h2>
                {mayManage && !node.closed && (
                  <span className={styles.acts}>
                    {act(t('dept.rename'), () => acts.rename(node))}
                    {act(t('dept.changeHead'), () => acts.head(node))}
                    {act(t('dept.move'), () => acts.move({ node, to: { id: node.id, parentId: node.parentId, beforeId: null } }))}
                    {act(t('dept.close'), () => acts.close(node))}
                  </span>
                )}
              </header>
              <div className={styles.facts}>
                <Facts
                  two
                  facts={[
                    [t('dept.head'), node.head?.name ?? t('dept.noHead')],
                    [t('dept.parent'), parent?.name ?? t('dept.top')],
                    [t('dept.spent'), `¥${writeMoney(fromYuan(node.spent))}`],
                    ...(node.mergedInto === null ? [] : [[t('dept.into'), node.mergedInto] as const]),
                    [t('dept.units'), node.units.join('、') || '—'],
                    [t('dept.centres'), node.costCentres.join('、') || '—'],
                  ]}
                />
              </div>
              <DepartmentPeople node={node} place={place} />
            </section>
          </div>
        )}
      </Panel>
      {may('company:people:manage') && <ImportReport onAgain={() => setImporting(true)} />}
      {acts.questions}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
