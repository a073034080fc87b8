import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { partnerErrors } from '@mall/contract/account/partner.errors.ts';
import { type PartnerRow, partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import { ownCodeFault } from '@mall/counter/staff/own-code.rules.ts';
import { OwnCodeField } from '@mall/counter/staff/own-code-field.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './doors.module.css';
import { partnerReads } from './doors.reads.ts';

type Given = { keyNo: string; secret: string };
type Values = { code: string };

/** The keys of a partner: another beside the one in use, shown once, and the end of the old one when the partner has changed over. */
export function KeysDialog({ partner, onClose }: { partner: PartnerRow; onClose: () => void }) {
  const t = useWords('doors');
  const kit = useKitWords();
  const copy = useCopy();
  const [given, setGiven] = useState<Given>();
  const make = useCall({
    call: partnerOperationsApi.makeKey,
    request: (body: Values) => ({ params: { id: partner.id }, body }),
    changes: partnerReads,
    onDone: setGiven,
    options: quietly,
  });
  const form = useForm({
    first: { code: '' } as Values,
    rules: checks<Values>({ code: ownCodeFault }),
    failures: { ...counterErrors, ...partnerErrors },
    places: { 'account.factor': ['code'] },
  });
  const submit = form.submit(async (values) => {
    await make.run(values);
    form.put({ code: '' });
  });
  const end = useAct({
    call: partnerOperationsApi.endKey,
    request: (keyNo: string) => ({ params: { id: partner.id, keyNo } }),
    ask: (keyNo) => ({ title: t('key.end.ask', { key: keyNo }), text: t('key.end.text'), act: t('key.end'), tone: 'danger' }),
    done: t('key.ended'),
    changes: partnerReads,
  });
  const live = partner.keys.filter(({ endedDate }) => endedDate === null).length;
  return (
    <Dialog
      open
      title={t('keys.title', { name: partner.name })}
      width={640}
      maxBodyHeight="76vh"
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p className="meta">{t('keys.about')}</p>
        {given && (
          <>
            <Note tone="warn" role="alert">
              {t('key.once')}
            </Note>
            <Facts
              facts={[
                [
                  t('key'),
                  <span key="k" className={styles.code}>
                    {given.keyNo}
                  </span>,
                ],
                [
                  t('secret'),
                  <span key="s" className={styles.row}>
                    <span className={styles.code}>{given.secret}</span>
                    <Button look="text" size="s" onClick={() => void copy(given.secret)}>
                      {t('copy')}
                    </Button>
                  </span>,
                ],
              ]}
            />
          </>
        )}
        <ul className={styles.keys}>
          {partner.keys.map(({ keyNo, since, usedDate, endedDate }) => (
            <li key={keyNo}>
              <span>
                <span className={styles.code}>{keyNo}</span>{' '}
                <span className="meta">
                  {t('key.since', { date: since })} · {usedDate ? t('key.used', { date: usedDate }) : t('key.unused')}
                  {endedDate && ` · ${t('key.endedAt', { date: endedDate })}`}
                </span>
              </span>
              {endedDate === null && (
                <Button look="text" size="s" onClick={() => end.start(keyNo)}>
                  {t('key.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {live < 2 && (
          <Form onSubmit={submit} message={form.messageOf('root')} label={t('key.make')}>
            <OwnCodeField input={form.field('code')} message={form.messageOf('code')} />
            <Button type="submit" look="line" busy={form.busy}>
              {t('key.make')}
            </Button>
          </Form>
        )}
      </div>
      {end.question}
    </Dialog>
  );
}
