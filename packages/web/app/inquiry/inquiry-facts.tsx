import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useSize } from '@mall/kit/words/use-size.ts';
import { useTypedUnit } from '@mall/kit/words/use-unit.ts';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';

/** What is wanted. */
export function InquiryLines({ inquiry: { lines } }: { inquiry: Pick<InquiryDetail, 'lines'> }) {
  const t = useWords('inquiry');
  const when = useMoment();
  const unitOf = useTypedUnit();
  return (
    <Panel bordered flush title={t('lines.title')} extra={<span className="meta">{t('lines', { count: lines.length })}</span>}>
      <ul className={styles.lines}>
        {lines.map(({ seq, name, description, num, unit, needBy }) => (
          <li key={seq}>
            <span className={styles.two}>
              <span>
                <Typed>{name}</Typed>
              </span>
              <span className="meta">
                <Typed>{[description, needBy && t('lines.needBy', { day: when.day(needBy) })].filter(Boolean).join(' · ')}</Typed>
              </span>
            </span>
            <b className="num">
              {t('lines.num', { num })} {unitOf(unit)}
            </b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Files = InquiryDetail['files'];

export function FileLinks({ files }: { files: Files }) {
  const t = useWords('inquiry');
  const sizeText = useSize();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ url, name, size }) => (
        <li key={url}>
          <FileTextIcon size={16} />
          <span className={styles.two}>
            <span>
              <Typed>{name}</Typed>
            </span>
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

/** In a cell of a sheet: the name is the link, for there is no room beside it. */
export function CellFiles({ files }: { files: Files }) {
  const t = useWords('inquiry');
  const sizeText = useSize();
  if (files.length === 0) return null;
  return (
    <ul className={styles.cellFiles}>
      {files.map(({ url, name, size }) => (
        <li key={url}>
          <a className="link" href={url} download={name} aria-label={`${t('files.get')} ${name}`}>
            <Typed>{name}</Typed>
          </a>
          <small className="num">{sizeText(size)}</small>
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
        // The name of an event that the mall decides says so.
        who: who || (event.startsWith('voucher') ? '' : t('log.clock')),
        why: reason,
      }))}
    />
  );
}
