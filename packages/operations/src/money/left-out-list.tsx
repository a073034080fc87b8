import type { LeftOut } from '@mall/contract/payment/statement.api.ts';
import { useWords } from '../kernel/words.ts';

/** Lines of a file that were not taken, each with its place and why. */
export function LeftOutList({ rows }: { rows: readonly LeftOut[] }) {
  const t = useWords('money');
  return (
    <ul>
      {rows.map(({ row, lineNo, why }) => (
        <li key={`${row} ${lineNo}`} className="num">
          {t(`upload.left.${why}`, { row, no: lineNo || '—' })}
        </li>
      ))}
    </ul>
  );
}
