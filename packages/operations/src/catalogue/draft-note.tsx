import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { ClassChange, type Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.ts';

type NoteProps = { changes: readonly ClassChange[]; classId: Ref | undefined; textOf: (change: ClassChange) => string };

/** What the drafts of the class before the reader would come to, before anything is published. */
export function DraftNote({ changes, classId, textOf }: NoteProps) {
  const t = useWords('catalogue');
  const own = changes.filter((change) => 'classId' in change && change.classId === classId && ClassChange.safeParse(change).success);
  const asked = own.filter((change) => change.act !== 'class.add');
  const { data } = useList(ask(classOfficeApi.effects, { body: { changes: asked } }, { staleMs: 5000 }), { enabled: asked.length > 0 });
  const told = asked.flatMap((change, at) => {
    const effect = data?.[at];
    return effect && data?.length === asked.length && effect.goods > 0 ? [{ change, effect }] : [];
  });
  if (told.length === 0) return null;
  return (
    <Note tone="warn">
      {told.map(({ change, effect }) => (
        <p key={`${change.act}-${'attributeId' in change ? change.attributeId : ''}`}>
          {t('effect.of', { what: textOf(change), goods: effect.goods, specs: effect.specs })}
          {effect.lost.length > 0 && t('effect.lost', { names: effect.lost.join('、') })}
        </p>
      ))}
      <p>{t('effect.soon')}</p>
    </Note>
  );
}
