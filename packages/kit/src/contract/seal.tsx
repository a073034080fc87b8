import { useId } from 'react';

/** A round seal as the signed file shows it, drawn for the screen. */
export function Seal({ name, words, label }: { name: string; words: string; label: string }) {
  const arc = useId();
  const signs = [...name].length;
  const size = Math.max(7, Math.min(14, 190 / signs));
  return (
    <>
      <span className="sr">{label}</span>
      <svg viewBox="0 0 120 120" width="112" height="112" aria-hidden="true" fill="#c8201e">
        <circle cx="60" cy="60" r="56" fill="none" stroke="#c8201e" strokeWidth="3" />
        <path id={arc} d="M 18.5 77 A 45 45 0 1 1 101.5 77" fill="none" />
        <text fontSize={size} textAnchor="middle">
          <textPath href={`#${arc}`} startOffset="50%">
            {name}
          </textPath>
        </text>
        <path d="M60 42l4.6 12.2 13 .6-10.2 8.1 3.5 12.5L60 68.2l-10.9 7.2 3.5-12.5-10.2-8.1 13-.6z" />
        <text x="60" y="96" fontSize="11" textAnchor="middle">
          {words}
        </text>
      </svg>
    </>
  );
}
