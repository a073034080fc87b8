import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { classReads } from './catalogue.reads.ts';
import { ClassChoice } from './class-choice.tsx';
import type { DrawnClass } from './class-draft.rules.ts';

type Values = { intoId: string; reason: string };
type MoveProps = { node: DrawnClass; classes: readonly DrawnClass[]; onClose: () => void };

/** Goods of a class to another, those that are picked or all: it holds at once. */
export function MoveGoodsDialog({ node, classes, onClose }: MoveProps) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [word, setWord] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const found = useList(
    ask(classOfficeApi.goods, { params: { id: node.id }, query: { page: 1, limit: 50, ...(word.trim() && { word: word.trim() }) } }),
  );
  const total = found.data?.total ?? 0;
  const form = useForm({
    first: { intoId: '', reason: '' } as Values,
    rules: checks<Values>({
      intoId: (id) => (id === '' ? 'class_office.merge_wrong' : undefined),
      reason: (reason) => (reason.trim() === '' ? 'class_office.reason_required' : undefined),
    }),
    failures: classOfficeErrors,
  });
  const move = useCall({
    call: classOfficeApi.moveGoods,
    request: ({ intoId, reason }: Values) => ({
      params: { id: node.id },
      body: { intoId, reason, goodsIds: picked.size > 0 ? [...picked] : null },
    }),
    changes: classReads,
    done: ({ moved, left }) => t('goods.moved', { moved, left }),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await move.run(values);
    onClose();
  });
  const into = form.watch('intoId');
  const turn = (id: string, on: boolean) => setPicked(new Set(on ? [...picked, id] : [...picked].filter((one) => one !== id)));
  return (
    <Dialog
      open
      title={t('goods.move.of', { name: node.names.zh })}
      width={560}
      maxBodyHeight="76vh"
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('goods.move')}>
        <Field label={t('goods.into')} group message={form.messageOf('intoId')}>
          <ClassChoice
            classes={classes}
            value={into}
            onChange={(intoId) => form.put({ intoId })}
            fits={({ level, id }) => level === 3 && id !== node.id && !id.startsWith('+')}
          />
        </Field>
        <Field label={t('goods.word')}>
          <TextInput value={word} maxLength={40} autoComplete="off" onChange={({ target }) => setWord(target.value)} />
        </Field>
        <div className={styles.picks}>
          {(found.data?.list ?? []).map(({ goodsId, name, storeName }) => (
            <Checkbox key={goodsId} checked={picked.has(goodsId)} onChange={({ target }) => turn(goodsId, target.checked)}>
              {name} <span className="meta">{storeName}</span>
            </Checkbox>
          ))}
        </div>
        <p className="meta">
          {picked.size > 0 ? t('goods.picked', { count: picked.size, total }) : t('goods.all', { count: node.goodsCount })}
        </p>
        <Field label={t('reason')} required message={form.messageOf('reason')}>
          <TextInput {...form.field('reason')} maxLength={100} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t(picked.size > 0 ? 'goods.move.picked' : 'goods.move.all')}
        </Button>
      </Form>
    </Dialog>
  );
}
