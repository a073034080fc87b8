import type { GoodsImport } from '@mall/contract/catalogue/goods-import.api.ts';
import { useAsked } from '@mall/kit/act/use-asked.tsx';
import { UndoIcon } from '@mall/ui/icons/undo-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { useWords } from '../kernel/words.ts';
import { isOpen } from './import.rules.ts';
import { PickFile } from './pick-file.tsx';
import type { TakeSheet } from './use-take-sheet.ts';

/** Takes a new sheet. Where an import waits, it is asked first whether the file takes its place. */
export function ChooseSheet({ sheet, before }: { sheet: TakeSheet; before: GoodsImport | null }) {
  const t = useWords('goods-import');
  const { ask, question } = useAsked();
  const open = before && isOpen(before.state) ? before : undefined;
  const choose = async (file: File) => {
    if (!open || !sheet.isSound(file)) return sheet.take(file);
    const yes = await ask({
      title: t('replace.ask', { name: open.fileName }),
      text: t('replace.text', { name: file.name }),
      act: t('replace.act'),
      tone: 'danger',
    });
    if (yes) sheet.take(file, { instead: open.id });
  };
  return (
    <>
      <PickFile
        label={t(open ? 'replace' : 'choose')}
        look={before ? 'quiet' : 'primary'}
        icon={open ? <UndoIcon size={16} /> : <UploadIcon size={16} />}
        busy={sheet.busy}
        disabled={before?.state === 'writing'}
        onFile={(file) => void choose(file)}
      />
      {question}
    </>
  );
}
