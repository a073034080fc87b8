import { pointRuleNames } from '@mall/contract/marketing/point.rules.ts';
import type { PointRulesVersion } from '@mall/contract/marketing/point-office.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';

/** Who changed which rule, when and why, the latest first. */
export function PointHistory({ versions }: { versions: readonly PointRulesVersion[] }) {
  const t = useWords('marketing');
  const changes = versions.slice(0, -1).map((version, at) => {
    const before = versions[at + 1] as PointRulesVersion;
    const changed = pointRuleNames.filter((name) => version.rules[name] !== before.rules[name]);
    return {
      ...version,
      what: changed.map((name) =>
        t('points.step', { name: t(`points.rule.${name}`), before: before.rules[name], after: version.rules[name] }),
      ),
    };
  });
  return (
    <Panel bordered flush title={t('points.history')}>
      <Table
        caption={t('points.history')}
        stacks
        rows={changes}
        rowKey={({ version }) => String(version)}
        columns={[
          { key: 'at', head: t('points.at'), width: 150, cell: ({ at }) => <span className="num">{at.slice(0, 16)}</span> },
          { key: 'by', head: t('points.by'), width: 120, cell: ({ by }) => by },
          { key: 'what', head: t('points.what'), cell: ({ what }) => what.map((one) => <div key={one}>{one}</div>) },
          { key: 'reason', head: t('points.reason'), cell: ({ reason }) => reason },
        ]}
        empty={t('points.history.none')}
      />
    </Panel>
  );
}
