import { CallError } from '@mall/client/call-error.ts';
import { acceptOf, type UploadKind, type UploadRule, uploadFault } from '@mall/contract/content/upload.rules.ts';
import { sendUpload } from '@mall/kit/upload/send-upload.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useListed } from '@mall/kit/words/use-listed.ts';
import { Button } from '@mall/ui/button.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useRef, useState } from 'react';

type Props = {
  kind: UploadKind;
  rule: UploadRule;
  label: string;
  look?: 'line' | 'text';
  disabled?: boolean;
  onSent: (url: string, fileName: string) => void;
};

/** Sends one file at a time and gives its address. */
export function FileButton({ kind, rule, label, look = 'line', disabled = false, onSent }: Props) {
  const t = useKitWords();
  const listed = useListed();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>();
  const send = async (file: File) => {
    const wrong = uploadFault(rule, file);
    if (wrong !== undefined) {
      toast.warn(t(`upload.fault.${wrong}`, { name: file.name, types: listed(rule.endings), most: rule.bytes / 1024 / 1024 }));
      return;
    }
    setPercent(0);
    try {
      onSent(await sendUpload(kind, file, { signal: new AbortController().signal, onProgress: setPercent }), file.name);
    } catch (error) {
      toast.bad(error instanceof CallError ? error.msg : t('upload.failed'));
    } finally {
      setPercent(undefined);
    }
  };
  return (
    <span>
      <Button
        look={look}
        size="s"
        icon={look === 'line' && <UploadIcon size={14} />}
        busy={percent !== undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {percent ? `${label} ${percent}%` : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptOf(rule)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file again must be heard of, too.
          event.target.value = '';
          if (file) void send(file);
        }}
      />
    </span>
  );
}
