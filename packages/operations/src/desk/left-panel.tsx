import { type WorkPerson, workApi } from '@mall/contract/account/work.api.ts';
import { workMost } from '@mall/contract/account/work.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { CaseLines } from './case-lines.tsx';
import styles from './desk.module.css';
import { ReasonForm } from './reason.form.tsx';
import { itemsOf } from './use-work-acts.tsx';
import { workReads } from './work.reads.ts';

/** What somebody who is gone has left lying, to be taken over in one go. */
export function LeftPanel({ person }: { person: WorkPerson }) {
  const t = useWords('desk');
  const formId = useId();
  const [later, setLater] = useState(false);
  const { memberId: fromId, name } = person;
  const query = { who: fromId, limit: workMost };
  const { list } = useAnswer(ask(workApi.page, { query }, { staleMs: 0, fallback: { list: [], total: 0 } }));
  const takeOver = useCall({
    call: workApi.takeOver,
    request: (reason: string) => ({ body: { items: itemsOf(list), fromId, reason } }),
    done: ({ count }) => t('takeOver.done', { count }),
    changes: workReads,
  });
  if (later || list.length === 0) return null;
  return (
    <Panel bordered title={t('takeOver.ask', { name, count: list.length })}>
      <ReasonForm
        id={formId}
        label={t('takeOver.ask', { name, count: list.length })}
        usual={t('takeOver.usual')}
        onGive={(reason) => void takeOver.run(reason).catch(() => undefined)}
      >
        <p>{t('left.text', { name })}</p>
        <CaseLines rows={list} />
      </ReasonForm>
      <p className={styles.foot}>
        <Button look="line" onClick={() => setLater(true)}>
          {t('takeOver.back')}
        </Button>
        <Button type="submit" form={formId} busy={takeOver.busy}>
          {t('takeOver.go', { count: list.length })}
        </Button>
      </p>
    </Panel>
  );
}
