import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';

/** What is wanted. */
export function InquiryLines({ inquiry: { lines } }: { inquiry: Pick<InquiryDetail, 'lines'> }) {
  const t = useWords('inquiry');
  return (
    <Panel bordered flush title={t('lines.title')} extra={<span className="meta">{t('lines', { count: lines.length })}</span>}>
      <ul className={styles.lines}>
        {lines.map(({ seq, name, description, num, unit, needBy }) => (
          <li key={seq}>
            <span className={styles.two}>
              <span>{name}</span>
              <span className="meta">{[description, needBy && t('lines.needBy', { day: needBy })].filter(Boolean).join(' · ')}</span>
            </span>
            <b className="num">
              {t('lines.num', { num })} {unit}
            </b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const mebibyte = 1024 * 1024;
const sizeText = (bytes: number): string =>
  bytes < mebibyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / mebibyte).toFixed(1)} MB`;

type Files = InquiryDetail['files'];

export function FileLinks({ files }: { files: Files }) {
  const t = useWords('inquiry');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ url, name, size }) => (
        <li key={url}>
          <FileTextIcon size={16} />
          <span className={styles.two}>
            <span>{name}</span>
            <span className="meta num">{sizeText(size)}</span>
          </span>
          <a className="link no-print" href={url} download={name} aria-label={`${t('files.get')} ${name}`}>
            {t('files.get')}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function InquiryFiles({ files, title }: { files: Files; title: string }) {
  const t = useWords('inquiry');
  return (
    <Panel bordered title={title} extra={<span className="meta">{t('files.count', { count: files.length })}</span>}>
      <FileLinks files={files} />
    </Panel>
  );
}

/** Everything that happened, the latest first; of a quote that it came. */
export function InquiryLog({ inquiry: { steps, state } }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  return (
    <Log
      order="latest"
      ended={state === 'confirmed' || state === 'failed' || state === 'cancelled'}
      entries={steps.toReversed().map(({ event, who, reason, at }) => ({
        what: t(`event.${event}`),
        at,
        who: who || t('log.clock'),
        why: reason,
      }))}
    />
  );
}
