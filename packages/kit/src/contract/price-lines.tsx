import type { FrameworkLine } from '@mall/contract/agreement/agreement.rules.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Button } from '@mall/ui/button.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import styles from './contract.module.css';
import { useContractWords } from './use-contract-words.ts';

type Named = { specId: string | null; name: string; specName: string; unit: string };
type Props = { goods: readonly Named[]; lines: readonly FrameworkLine[]; onChange: (lines: FrameworkLine[]) => void };

/** The list of prices of a framework: how many are expected, and at what price. */
export function PriceLines({ goods, lines, onChange }: Props) {
  const t = useContractWords();
  const named = new Map(goods.map((one) => [one.specId, one]));
  const put = (specId: string, part: Partial<FrameworkLine>) =>
    onChange(lines.map((line) => (line.specId === specId ? { ...line, ...part } : line)));
  return (
    <Table
      dense
      caption={t('paper.prices')}
      rows={lines}
      rowKey={({ specId }) => specId}
      columns={[
        { key: 'name', head: t('line.name'), cell: ({ specId }) => named.get(specId)?.name },
        {
          key: 'num',
          head: t('line.expected'),
          width: 130,
          cell: ({ specId, num }) => (
            <span className={styles.figure}>
              <TextInput
                size="s"
                inputMode="numeric"
                aria-label={`${t('line.expected')} ${named.get(specId)?.name ?? ''}`}
                value={Number.isNaN(num) ? '' : String(num)}
                onChange={(event) => put(specId, { num: Number(event.target.value.replaceAll(/\D/g, '')) })}
              />
            </span>
          ),
        },
        {
          key: 'price',
          head: t('line.price'),
          width: 150,
          cell: ({ specId, price }) => (
            <MoneyInput
              size="s"
              aria-label={`${t('line.price')} ${named.get(specId)?.name ?? ''}`}
              value={price === '' ? null : fromYuan(price)}
              onChange={(given) => put(specId, { price: given === null ? '' : toYuan(fen(given)) })}
            />
          ),
        },
        {
          key: 'acts',
          head: '',
          width: 60,
          cell: ({ specId }) => (
            <Button look="text" size="s" onClick={() => onChange(lines.filter((line) => line.specId !== specId))}>
              {t('edit.remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
