import type { FrameworkLine } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractLine } from '@mall/contract/agreement/contract-answers.ts';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { ask } from '../ask/ask.ts';
import { useDetail } from '../detail/use-detail.ts';
import type { ContractSite } from './contract-calls.ts';
import { useContractWords } from './use-contract-words.ts';

type Props = { site: ContractSite; parentId: string; lines: readonly FrameworkLine[]; onAdd: (line: ContractLine) => void };

/** What a supplement of a framework can change: goods of its list, each at another price or with more of them. */
export function SupplementGoods({ site, parentId, lines, onAdd }: Props) {
  const t = useContractWords();
  const { thing: parent } = useDetail(ask(site.calls.detail, { params: { id: parentId } }, { staleMs: 0 }));
  if (parent?.kind !== 'framework') return null;
  const left = parent.lines.filter(({ specId }) => specId !== null && !lines.some((line) => line.specId === specId));
  if (left.length === 0) return null;
  return (
    <Field label={t('supplement.goods')} hint={t('supplement.goodsHint')}>
      <Select
        value=""
        placeholder={t('supplement.choose')}
        options={left.map(({ specId, name, price, unit }) => ({ value: specId ?? '', label: `${name} · ¥${price} / ${unit}` }))}
        onChange={(event) => {
          const chosen = left.find(({ specId }) => specId === event.target.value);
          if (chosen) onAdd(chosen);
        }}
      />
    </Field>
  );
}
