import { Button, type ButtonProps } from '@mall/ui/button.tsx';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'look' | 'icon' | 'busy' | 'disabled' | 'block'> & { label: string; onFile: (file: File) => void };

/** Takes one sheet from the reader's machine. */
export function PickFile({ label, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file again must be heard of, too.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
