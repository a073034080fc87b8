import { Button } from '@mall/ui/button.tsx';
import { type ChangeEvent, useRef } from 'react';

type Props = { label: string; accept: string; busy: boolean; disabled?: boolean; children: string; onFile: (file: File) => Promise<void> };

/** A button that has a file chosen; the same one may be chosen again. */
export function FilePicker({ label, accept, busy, disabled = false, children, onFile }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    await onFile(file);
    target.value = '';
  };
  return (
    <>
      <Button look="line" size="s" busy={busy} disabled={disabled} onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input ref={picker} type="file" accept={accept} hidden aria-label={label} onChange={(event) => void take(event)} />
    </>
  );
}
