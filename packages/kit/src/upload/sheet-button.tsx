import { Button } from '@mall/ui/button.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

type SheetButtonProps = {
  /** What the button says, and what the field behind it is called. */
  children: ReactNode;
  label: string;
  /** Endings that are read: '.xlsx,.csv'. */
  accept: string;
  look?: 'line' | 'primary';
  busy: boolean;
  onSend: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Takes a sheet from the reader's machine. */
export function SheetButton({ children, label, accept, look = 'primary', busy, onSend }: SheetButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon={<UploadIcon size={16} />} busy={busy} onClick={() => file.current?.click()}>
        {children}
      </Button>
      <input ref={file} type="file" accept={accept} tabIndex={-1} aria-label={label} className="sr" onChange={onSend} />
    </>
  );
}
