import type { TextContent } from '@mall/contract/content/text.rules.ts';
import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './text.module.css';

/** A text line by line, without its dress. */
const linesOf = ({ title, body }: Pick<TextContent, 'title' | 'body'>): string[] => [
  title,
  ...(
    new DOMParser().parseFromString(body.replaceAll(/<\/(?:p|h[2-4]|li|tr|blockquote)>|<br\s*\/?>/g, '\n'), 'text/html').body.textContent ??
    ''
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
];

function Lines({ title, lines, others }: { title: string; lines: readonly string[]; others: readonly string[] }) {
  return (
    <div className={styles.stack}>
      <b>{title}</b>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
        <p key={at} className={classNames(!others.includes(line) && styles.other)}>
          {line}
        </p>
      ))}
    </div>
  );
}

type Props = { id: string; version: number; now: TextContent; onClose: () => void };

/** A version beside what is edited; lines that only one of them has are marked. */
export function CompareDialog({ id, version, now, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const { thing } = useDetail(ask(textOperationsApi.version, { params: { id }, query: { version } }));
  const [before, after] = [thing ? linesOf(thing) : [], linesOf(now)];
  return (
    <Dialog
      open
      title={t('compare.title', { version })}
      width={960}
      maxBodyHeight="76vh"
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      <div className={styles.beside}>
        <Lines title={`v${version}`} lines={before} others={after} />
        <Lines title={t('compare.now')} lines={after} others={before} />
      </div>
    </Dialog>
  );
}
