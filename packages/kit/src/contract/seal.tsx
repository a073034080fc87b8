import { type SealKind, sealKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import { useId } from 'react';

type Props = {
  name: string;
  kind: SealKind;
  /** What the company has given; without it the seal is drawn from its name. */
  picture: string | null | undefined;
  /** Spoken name; nothing where the word stands beside it. */
  label?: string;
  size?: number;
};

/** A seal as the signed file shows it. */
export function Seal({ name, kind, picture, label = '', size = 112 }: Props) {
  const arc = useId();
  if (picture) return <img src={picture} alt={label} width={size} height={size} />;
  const signs = [...name].length;
  const height = Math.max(7, Math.min(14, 190 / signs));
  return (
    <>
      {label !== '' && <span className="sr">{label}</span>}
      <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden="true" fill="#c8201e">
        <circle cx="60" cy="60" r="56" fill="none" stroke="#c8201e" strokeWidth="3" />
        <path id={arc} d="M 18.5 77 A 45 45 0 1 1 101.5 77" fill="none" />
        <text fontSize={height} textAnchor="middle">
          <textPath href={`#${arc}`} startOffset="50%">
            {name}
          </textPath>
        </text>
        <path d="M60 42l4.6 12.2 13 .6-10.2 8.1 3.5 12.5L60 68.2l-10.9 7.2 3.5-12.5-10.2-8.1 13-.6z" />
        <text x="60" y="96" fontSize="11" textAnchor="middle">
          {kind === 'contract' ? sealKindWords.contract.zh : ''}
        </text>
      </svg>
    </>
  );
}
