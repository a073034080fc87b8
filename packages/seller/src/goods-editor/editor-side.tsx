import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { EditorClass, GoodsFault, OpenDraft } from '@mall/contract/catalogue/goods-version.api.ts';
import { useDesk } from '@mall/counter/frame/use-desk.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useTemplates } from '../freight/use-templates.ts';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { arrivalDays, cheapestOf } from './editor.rules.ts';
import { useFaultNames } from './use-fault-names.ts';

const marks = {
  waiting: { mark: 'running', tone: 'blue' },
  approved: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
  withdrawn: { mark: 'open', tone: 'grey' },
} as const;

type Props = {
  open: OpenDraft;
  fields: GoodsDraft;
  faults: readonly GoodsFault[];
  parts: EditorClass | undefined;
  onGo: (place: string) => void;
};

/** Beside the form: the card as buyers will see it, how the audit stands, and what is still wrong. */
export function EditorSide({ open, fields, faults, parts, onGo }: Props) {
  const t = useWords('goods-editor');
  const { moment } = useMoment();
  const nameOf = useFaultNames(fields, parts);
  const store = useDesk()?.storeName ?? '';
  const sold = new Map(open.sold.map((spec) => [spec.specId, spec]));
  const cheapest = cheapestOf(fields, sold);
  const templates = useTemplates();
  const named = fields.freight ?? open.freight ?? '';
  const days = arrivalDays(
    fields.specs,
    sold,
    templates.find(({ id, usual }) => (named === '' ? usual : id === named)),
  );
  const { last } = open;
  return (
    <aside className={styles.side} aria-label={t('side')}>
      <Panel bordered title={t('preview')}>
        <div className={styles.preview}>
          <Picture src={fields.pictures[0]} alt="" side={240} />
          <p className={styles.previewName}>{fields.name || t('preview.unnamed')}</p>
          <p>{cheapest ? <Price value={cheapest.price} unit={t('preview.unit', { unit: cheapest.unit })} /> : t('preview.noPrice')}</p>
          <p className="meta">
            {t('preview.least', { count: cheapest?.least ?? (fields.moq || '—'), unit: cheapest?.unit ?? fields.unit })}
          </p>
          {days && (
            <p className="meta">
              {days.from === days.to ? t('preview.days', { count: days.from }) : t('preview.daysByPlace', { from: days.from, to: days.to })}
            </p>
          )}
          {store && <p className="meta">{store}</p>}
        </div>
        <p className="meta">{t('preview.hint')}</p>
      </Panel>
      <Panel bordered title={t('audit')}>
        <ul className={styles.audit}>
          <li>
            <StatusMark mark="open" tone="amber">
              {t('audit.draft')}
            </StatusMark>
            <span className="meta">{t('audit.saved', { by: open.savedBy || '—' })}</span>
          </li>
          {last && (
            <li>
              <StatusMark {...marks[last.decision]}>{t(`audit.${last.decision}`, { version: last.version })}</StatusMark>
              <span className="meta">{moment(last.decideDate ?? last.submitDate, 'brief')}</span>
              {last.faults.map(({ field, reason }) => (
                <button key={field} type="button" className={styles.faultLink} onClick={() => onGo(field)}>
                  {reason}
                </button>
              ))}
            </li>
          )}
        </ul>
        {open.goodsId !== null && (
          <RouterLink href={`/goods/versions/${open.goodsId}`} className="link">
            {t('versions')}
          </RouterLink>
        )}
        <Note>{t(open.before ? 'audit.rule' : 'audit.ruleNew')}</Note>
      </Panel>
      <Panel bordered title={faults.length === 0 ? t('faults.none') : t('faults', { count: faults.length })}>
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.slice(0, 20).map(({ place, code, message }) => (
              <li key={`${place}:${code}`}>
                <button type="button" className={styles.faultLink} onClick={() => onGo(place)}>
                  {nameOf(place) === undefined ? message : t('faults.named', { name: nameOf(place) ?? '', message })}
                </button>
              </li>
            ))}
            {faults.length > 20 && <li className="meta">{t('faults.more', { count: faults.length - 20 })}</li>}
          </ul>
        )}
      </Panel>
    </aside>
  );
}
