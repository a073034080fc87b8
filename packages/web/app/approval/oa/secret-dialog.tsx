import { useWords } from '../../kernel/words.tsx';
import { GivenSecret as GivenDialog } from '../../shell/given-secret.tsx';

export type GivenSecret = { key: string; secret: string };

/** Key and secret, this once. */
export function SecretDialog({ given, onClose }: { given: GivenSecret; onClose: () => void }) {
  const t = useWords('approval/oa');
  return (
    <GivenDialog
      title={t('secret.title')}
      once={t('secret.once')}
      kept={t('secret.kept')}
      copy={t('copy')}
      copyOf={(name) => t('copyOf', { name })}
      facts={[
        [t('key'), given.key],
        [t('secret'), given.secret],
      ]}
      onClose={onClose}
    />
  );
}
