import { contractVerifyApi } from '@mall/contract/agreement/agreement.api.ts';
import { contractStateRows } from '@mall/contract/agreement/agreement.machine.ts';
import { VerifyContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { VerifiedContract } from '@mall/contract/agreement/contract-answers.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './agreement.module.css';
import { sha256 } from './sha-256.ts';

const tones = { signed: 'ok', part: 'warn', unsigned: 'warn', void: 'bad' } as const;

const questionOf = (query: Record<string, string | undefined>) => {
  const read = VerifyContract.safeParse(query);
  return read.success ? ask(contractVerifyApi.verify, { query: read.data }, { staleMs: 0 }) : undefined;
};

/** For whoever holds the paper of a contract: who signed it and when, and whether a file is the one that was signed. The file stays in the browser. */
export default function VerifyPage() {
  const t = useWords('agreement');
  const [search, setSearch] = useSearchParams();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; hash: string }>();
  const named = questionOf({
    no: search.get('no') ?? undefined,
    code: search.get('code') ?? undefined,
    hash: search.get('hash') ?? undefined,
  });
  const asked = file !== undefined || ['no', 'code', 'hash'].some((name) => search.has(name));
  const byAddress = useDetail(file ? undefined : named);
  const byFile = useDetail(file && questionOf({ hash: file.hash }));
  const shown = file ? byFile : byAddress;
  const take = async (chosen: File | undefined) => {
    if (chosen) setFile({ name: chosen.name, hash: sha256(new Uint8Array(await chosen.arrayBuffer())) });
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const of = (name: string) =>
      String(typed.get(name) ?? '')
        .replace(/\s/g, '')
        .toUpperCase();
    setFile(undefined);
    setSearch({ no: of('no'), code: of('code') });
  };
  const unknown = asked && (shown.state === 'missing' || shown.state === 'failed' || (!file && !named));
  return (
    <main className={styles.verify}>
      <div>
        <h1>{t('verify.title')}</h1>
        <p className="meta">{t('verify.lead')}</p>
      </div>
      <Panel bordered title={t('verify.file')}>
        <div className={styles.drop}>
          <Button look="line" onClick={() => picker.current?.click()}>
            {t('verify.choose')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept="application/pdf,.pdf"
            aria-label={t('verify.choose')}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {file && (
            <p className="meta">
              {file.name} <span className={styles.hash}>{file.hash}</span>
            </p>
          )}
        </div>
      </Panel>
      <Panel bordered title={t('verify.byCode')}>
        <form className={styles.byCode} aria-label={t('verify.byCode')} onSubmit={look}>
          <Field label={t('verify.no')}>
            <TextInput name="no" required maxLength={26} defaultValue={search.get('no') ?? ''} autoComplete="off" />
          </Field>
          <Field label={t('verify.code')}>
            <TextInput name="code" required maxLength={10} defaultValue={search.get('code') ?? ''} autoComplete="off" />
          </Field>
          <Button type="submit">{t('verify.look')}</Button>
        </form>
      </Panel>
      {(file ?? named) && shown.state === 'waiting' && <Skeleton kind="block" height={200} />}
      {unknown && (
        <Note tone="bad" role="alert">
          {t(file ? 'verify.altered' : 'verify.unknown')}
        </Note>
      )}
      {shown.state === 'found' && shown.thing && <Verdict found={shown.thing} ofFile={file !== undefined} />}
    </main>
  );
}

function Verdict({ found, ofFile }: { found: VerifiedContract; ofFile: boolean }) {
  const t = useWords('agreement');
  const language = useLanguage();
  return (
    <>
      <Note tone={tones[found.verdict]}>
        {t(`verify.${found.verdict}`)} {ofFile && found.verdict !== 'void' && t(found.latest ? 'verify.latest' : 'verify.earlier')}
      </Note>
      <Panel bordered title={found.title}>
        <Facts
          facts={[
            [t('verify.no'), found.contractSn],
            [t('verify.state'), contractStateRows[found.state].words[language]],
            [t('verify.buyer'), found.buyerName],
            [t('verify.seller'), found.sellerName],
            [t('verify.valid'), `${found.validFrom} – ${found.validTo}`],
            ...found.signatures.map((one) => [t(`verify.signed.${one.side}`), `${one.partyName} ${one.date}`] as const),
            [
              t('verify.hash'),
              <span key="hash" className={styles.hash}>
                {found.hash}
              </span>,
            ],
          ]}
        />
      </Panel>
    </>
  );
}
