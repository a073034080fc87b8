import { type DecorationDraft, type DecorationFault, decorationLimits } from '@mall/contract/store/decoration.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { DayField } from '../register/day-field.tsx';
import { changeIn, moveIn, without } from './move-in.ts';
import { OrderActs } from './order-acts.tsx';
import styles from './store.module.css';
import { useFaultWords } from './use-fault-words.ts';
import { useRowKeys } from './use-row-keys.ts';

type Notice = DecorationDraft['notices'][number];
type NoticesProps = { notices: readonly Notice[]; faults: readonly DecorationFault[]; onChange: (notices: Notice[]) => void };

export function NoticesPanel({ notices, faults, onChange }: NoticesProps) {
  const t = useWords('store');
  const faultOf = useFaultWords(faults);
  const keys = useRowKeys(notices.length);
  return (
    <Panel
      title={t('notices')}
      bordered
      extra={
        <Button
          look="text"
          size="s"
          disabled={notices.length >= decorationLimits.notices}
          onClick={() => onChange([...notices, { title: '', text: '', until: '' }])}
        >
          {t('notice.add')}
        </Button>
      }
    >
      {notices.length === 0 && <p className="meta">{t('notices.none')}</p>}
      <ol className={styles.rows}>
        {notices.map((notice, at) => {
          const name = t('notice', { place: at + 1 });
          const set = (changes: Partial<Notice>) => onChange(changeIn(notices, at, changes));
          return (
            <li key={keys.at(at)}>
              <fieldset className={styles.card}>
                <legend className="sr">{name}</legend>
                <p className={styles.cardHead}>
                  <b>{name}</b>
                  <OrderActs
                    name={name}
                    first={at === 0}
                    last={at === notices.length - 1}
                    onMove={(by) => {
                      keys.move(at, by);
                      onChange(moveIn(notices, at, by));
                    }}
                    onRemove={() => {
                      keys.remove(at);
                      onChange(without(notices, at));
                    }}
                  />
                </p>
                <Field label={t('notice.title')} message={faultOf('notices', at)}>
                  <TextInput
                    value={notice.title}
                    maxLength={decorationLimits.noticeTitle}
                    onChange={({ target }) => set({ title: target.value })}
                  />
                </Field>
                <Field label={t('notice.text')}>
                  <TextArea
                    rows={3}
                    limit={decorationLimits.noticeText}
                    value={notice.text}
                    onChange={({ target }) => set({ text: target.value })}
                  />
                </Field>
                <Field label={t('notice.until')} hint={t('notice.untilHint')}>
                  <DayField value={notice.until} onChange={(until) => set({ until })} placeholder="" />
                </Field>
              </fieldset>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
