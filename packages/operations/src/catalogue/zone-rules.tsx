import { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { type ShownRule, type ZoneRow, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import type { ZoneRule } from '@mall/contract/catalogue/zone-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { zoneReads } from './catalogue.reads.ts';
import { ClassChoice } from './class-choice.tsx';

const kinds = ['class', 'brand', 'label', 'source', 'goods', 'all'] as const;
type Kind = (typeof kinds)[number];
const sources = ['self', 'third', 'cross'] as const;

/** Which goods a zone shows: whatever one of these takes in. */
export function ZoneRules({ zone }: { zone: ZoneRow }) {
  const t = useWords('catalogue');
  const found = useList(ask(zoneOfficeApi.rules, { params: { id: zone.id } }, { staleMs: 0 }));
  const [draft, setDraft] = useState<readonly ShownRule[]>();
  const rules = draft ?? found.data ?? [];
  const unsaved = useUnsaved(draft !== undefined);
  const save = useCall({
    call: zoneOfficeApi.saveRules,
    request: (list: readonly ShownRule[]) => ({
      params: { id: zone.id },
      body: { rules: list.map(({ kind, target }) => ({ kind, target })) as ZoneRule[] },
    }),
    changes: zoneReads,
    done: ({ goodsCount }) => t('zone.rules.saved', { count: goodsCount }),
    onDone: () => setDraft(undefined),
  });
  const nameOf = ({ kind, name, target }: ShownRule) =>
    kind === 'all' ? t('rule.all') : kind === 'source' ? t(`source.${target as 'self'}`) : name;
  return (
    <Panel
      bordered
      title={
        <>
          {t('zone.rules')} <span className="meta">{t('zone.rules.count', { count: zone.goodsCount })}</span>
        </>
      }
      extra={
        draft && (
          <span className={styles.acts}>
            <Button look="line" size="s" onClick={() => setDraft(undefined)}>
              {t('draft.drop')}
            </Button>
            <Button size="s" busy={save.busy} onClick={() => void save.run(rules).catch(() => undefined)}>
              {t('zone.rules.save')}
            </Button>
          </span>
        )
      }
    >
      <div className={styles.stack}>
        <div className={styles.rules}>
          {rules.map((rule) => (
            <Chip
              key={`${rule.kind}-${rule.target}`}
              onRemove={() => setDraft(rules.filter((one) => one !== rule))}
              removeLabel={t('rule.remove', { name: nameOf(rule) })}
            >
              {t(`rule.${rule.kind}`)} {rule.kind !== 'all' && nameOf(rule)}
            </Chip>
          ))}
          {found.data && rules.length === 0 && <p className="meta">{t('zone.rules.none')}</p>}
        </div>
        <AddRule
          onAdd={(rule) => {
            if (!rules.some((one) => one.kind === rule.kind && one.target === rule.target)) setDraft([...rules, rule]);
          }}
        />
      </div>
      {unsaved.question}
    </Panel>
  );
}

function AddRule({ onAdd }: { onAdd: (rule: ShownRule) => void }) {
  const t = useWords('catalogue');
  const [kind, setKind] = useState<Kind>('class');
  const [target, setTarget] = useState('');
  const tree = useList(ask(classOfficeApi.tree, {}), { enabled: kind === 'class' });
  const brands = useList(ask(brandOfficeApi.page, { query: { page: 1, limit: 100 } }), { enabled: kind === 'brand' });
  const labels = useList(ask(brandOfficeApi.labels, { query: { page: 1, limit: 100 } }), { enabled: kind === 'label' });
  const options =
    kind === 'brand'
      ? (brands.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
      : kind === 'label'
        ? (labels.data?.list ?? []).map(({ id, names }) => ({ value: id, label: names.zh }))
        : sources.map((value) => ({ value, label: t(`source.${value}`) }));
  const nameOf = () =>
    kind === 'class'
      ? (tree.data?.classes.find(({ id }) => id === target)?.names.zh ?? '')
      : (options.find(({ value }) => value === target)?.label ?? target);
  const isSound = kind === 'all' || (kind === 'goods' ? /^[1-9]\d{0,17}$/.test(target) : target !== '');
  const add = () => {
    onAdd({ kind, target: kind === 'all' ? '' : target, name: nameOf() });
    setTarget('');
  };
  return (
    <div className={styles.fields}>
      <Field label={t('rule.kind')}>
        <Select
          value={kind}
          onChange={({ target: { value } }) => {
            setKind(value as Kind);
            setTarget('');
          }}
          options={kinds.map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
      </Field>
      {kind === 'class' && (
        <Field label={t('class')} group>
          <ClassChoice classes={tree.data?.classes ?? []} value={target} onChange={setTarget} fits={() => true} />
        </Field>
      )}
      {(kind === 'brand' || kind === 'label' || kind === 'source') && (
        <Field label={t(`rule.${kind}`)}>
          <Select value={target} placeholder={t('rule.choose')} onChange={({ target: { value } }) => setTarget(value)} options={options} />
        </Field>
      )}
      {kind === 'goods' && (
        <Field label={t('rule.goodsId')}>
          <TextInput value={target} maxLength={18} inputMode="numeric" onChange={({ target: { value } }) => setTarget(value.trim())} />
        </Field>
      )}
      <Button look="line" disabled={!isSound} onClick={add}>
        {t('rule.add')}
      </Button>
    </div>
  );
}
