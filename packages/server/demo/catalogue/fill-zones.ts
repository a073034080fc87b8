import type pg from 'pg';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { type LabelKey, labelId } from './labels.ts';
import type { DemoBrand } from './make-goods.ts';
import type { PlannedTop } from './plan-classes.ts';
import { zoneOfCompany, zones } from './zones.ts';

export const fillZones = async (client: pg.PoolClient, tops: readonly PlannedTop[], brands: readonly DemoBrand[]): Promise<void> => {
  await copyRows(
    client,
    'zone',
    zones.map(({ rules: _rules, ...zone }) => ({ ...zone, sort: zone.id })),
  );
  const targetOf = {
    class: (name: string) => tops.find((top) => top.data.name === name)?.id,
    brand: (name: string) => brands.find((brand) => brand.name === name)?.id,
    label: (name: string) => labelId[name as LabelKey],
    source: (name: string) => name,
  };
  const rows = zones.flatMap((zone) =>
    zone.rules.flatMap((rule) =>
      rule.names.map((name) => {
        const target = targetOf[rule.kind](name);
        if (target === undefined) throw new Error(`zone ${zone.key} names an unknown ${rule.kind}: ${name}`);
        return { zone_id: zone.id, kind: rule.kind, target: String(target) };
      }),
    ),
  );
  await copyRows(client, 'zone_rule', rows);
  await copyRows(
    client,
    'zone_company',
    zoneOfCompany.map(({ companyId, zoneId }) => ({ company_id: companyId, zone_id: zoneId })),
  );
  await moveIdentity(client, ['zone']);
};
