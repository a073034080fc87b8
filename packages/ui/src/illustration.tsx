export type IllustrationName = 'box' | 'search' | 'plug' | 'lock';

const shapes = {
  box: (
    <g stroke="var(--c-brand-400)" strokeWidth="2" fill="none">
      <path d="M24 40l36-14 36 14v34L60 88 24 74z" fill="var(--c-brand-100)" />
      <path d="M24 40l36 14 36-14M60 54v34" />
      <path d="M24 40L12 30l36-14 12 10M96 40l12-10-36-14-12 10" fill="var(--c-brand-50)" />
    </g>
  ),
  search: (
    <>
      <rect x="26" y="14" width="56" height="66" rx="4" fill="#fff" stroke="var(--c-brand-200)" strokeWidth="2" />
      <path d="M36 28h36M36 40h24M36 52h16" stroke="var(--c-brand-100)" strokeWidth="5" />
      <circle cx="74" cy="58" r="18" fill="var(--c-brand-50)" stroke="var(--c-brand-600)" strokeWidth="3" />
      <path d="M87 71l13 13" stroke="var(--c-brand-600)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  plug: (
    <>
      <path d="M6 56h24M90 56h24" stroke="var(--c-brand-200)" strokeWidth="5" />
      <rect x="28" y="42" width="20" height="28" rx="3" fill="var(--c-brand-800)" />
      <path d="M48 50h8M48 62h8" stroke="#7e868e" strokeWidth="4" />
      <rect x="70" y="42" width="22" height="28" rx="3" fill="var(--c-brand-100)" stroke="var(--c-brand-600)" strokeWidth="2" />
      <path d="M58 34l2-8M64 36l6-6" stroke="var(--c-amber-500)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <rect x="36" y="38" width="48" height="40" rx="5" fill="var(--c-brand-100)" stroke="var(--c-brand-600)" strokeWidth="2" />
      <path d="M46 38V28a14 14 0 0 1 28 0v10" fill="none" stroke="var(--c-brand-600)" strokeWidth="4" />
      <circle cx="60" cy="56" r="5" fill="var(--c-brand-800)" />
    </>
  ),
};

/** The drawn pictures of empty and failed places; they follow the skin. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string | undefined }) {
  return (
    <svg className={className} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="86" rx="44" ry="6" fill="var(--c-fill-2)" />
      {shapes[name]}
    </svg>
  );
}
