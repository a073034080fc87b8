import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { levelOf, shownPercent } from '@mall/contract/project/budget.rules.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { checksOf } from './request.rules.ts';

const yuan = (amount: string) => `¥${formatCurrency(amount)}`;

/** What is left after this request, which has its part already, and of how much. */
function Left({ left, total, own }: { left: string; total: string; own: string }) {
  const t = useWords('approval');
  return (
    <>
      <span className="meta num">{t('check.left', { left: yuan(left), total: yuan(total) })}</span>
      {fromYuan(own) > 0 && <span className="meta num">{t('check.own', { own: yuan(own) })}</span>}
    </>
  );
}

/** Warned of from where the project's manager is, too. */
function Budget({ of: { budget, reserved, used, left } }: { of: RequestDetail['projects'][number] }) {
  const t = useWords('approval');
  const taken = { budgetFen: fromYuan(budget), reservedFen: fromYuan(reserved), usedFen: fromYuan(used) };
  const percent = shownPercent(taken);
  const look = () => {
    if (fromYuan(left) < 0) return { tone: 'red', words: t('check.budgetOver') } as const;
    return levelOf(taken) > 0
      ? ({ tone: 'amber', words: t('check.budgetNear', { percent }) } as const)
      : ({ tone: 'green', words: t('check.budgetIn') } as const);
  };
  const { tone, words } = look();
  return (
    <StatusMark mark="closed" tone={tone}>
      {words}
    </StatusMark>
  );
}

/** What a reader would look up before he decides. */
export function RequestChecks({ request }: { request: RequestDetail }) {
  const t = useWords('approval');
  const { rise, lately } = checksOf(request);
  const price = () => {
    if (rise === undefined) return { tone: 'grey', words: t('check.noPrice') } as const;
    if (rise > 0) return { tone: 'amber', words: t('check.higher', { percent: rise }) } as const;
    return { tone: 'green', words: rise === 0 ? t('check.same') : t('check.lower', { percent: -rise }) } as const;
  };
  const { tone, words } = price();
  return (
    <dl className={styles.checks}>
      {request.projects.map((project) => (
        <div key={project.id}>
          <dt>{t('check.project')}</dt>
          <dd>
            <Budget of={project} />
            <span className={styles.named}>{project.name}</span>
            <Left left={project.left} total={project.budget} own={project.own} />
            <span className="meta num">{t('check.taken', { reserved: yuan(project.reserved), used: yuan(project.used) })}</span>
          </dd>
        </div>
      ))}
      {request.quota && (
        <div>
          <dt>{t('check.quota')}</dt>
          <dd>
            <StatusMark mark="closed" tone={fromYuan(request.quota.left) < 0 ? 'red' : 'green'}>
              {t(fromYuan(request.quota.left) < 0 ? 'check.quotaShort' : 'check.quotaEnough')}
            </StatusMark>
            <Left left={request.quota.left} total={request.quota.total} own={request.quota.own} />
            <span className="meta num">{t('check.frozen', { frozen: yuan(request.quota.frozen), used: yuan(request.quota.used) })}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('check.price')}</dt>
        <dd>
          <StatusMark mark={tone === 'grey' ? 'open' : 'closed'} tone={tone}>
            {words}
          </StatusMark>
          <span className="meta">{t('check.priceHint')}</span>
        </dd>
      </div>
      <div>
        <dt>{t('check.lately')}</dt>
        <dd>
          <StatusMark mark="closed" tone={lately > 0 ? 'amber' : 'green'}>
            {lately > 0 ? t('check.latelyFound', { count: lately }) : t('check.latelyNone')}
          </StatusMark>
          <span className="meta">{t('check.latelyHint')}</span>
        </dd>
      </div>
      {request.beside.count > 0 && (
        <div>
          <dt>{t('check.beside')}</dt>
          <dd>
            <StatusMark mark="closed" tone="amber">
              {t('check.besideFound', { count: request.beside.count })}
            </StatusMark>
            <span className="meta num">{t('check.besideSum', { amount: yuan(request.beside.amount) })}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
