import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { ApprovalStatus } from '@mall/kit/approval/approval-status.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Price } from '@mall/ui/price.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { isNear } from './waited.ts';

const named = ({ name, costCentre }: RequestDetail['projects'][number]) => [name, costCentre].filter(Boolean).join(' / ');

/** What a reader must know first, in one strip. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const t = useWords('approval');
  const orders = useWords('order');
  const { node, nodeCount, dueDate, dueSeconds } = request;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('fact.state'), <ApprovalStatus key="state" of={request} />],
    ...(node > 0 ? [[t('fact.node'), <b key="node">{t('fact.nodeOf', { node, count: nodeCount })}</b>] as const] : []),
    ...(dueDate
      ? [
          [
            t('fact.due'),
            <span key="due" className={classNames('num', isNear(dueSeconds) && styles.near)}>
              {dueDate.slice(5, 16)}
            </span>,
          ] as const,
        ]
      : []),
    [t('fact.channel'), t(`channel.${request.channel}`)],
    ...(request.payMode ? [[t('fact.mode'), orders(`mode.${request.payMode}`)] as const] : []),
    ...(request.contract ? [[t('fact.contract'), request.contract.sellerName] as const] : []),
    ...(request.projects.length > 0 ? [[t('fact.project'), request.projects.map(named).join(t('and'))] as const] : []),
  ];
  return (
    <dl className={styles.strip}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('fact.amount')}</dt>
        <dd>
          <Price value={request.amount} />
        </dd>
      </div>
    </dl>
  );
}
