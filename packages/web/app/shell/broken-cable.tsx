/** A plug pulled from its socket: the page that is not there. */
export function BrokenCable({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 16 420 104"
      width="420"
      height="104"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M0 96h92q20 0 20-14t20-14h24" stroke="var(--c-brand-600)" strokeWidth="6" />
      <rect x="152" y="46" width="44" height="44" rx="6" fill="var(--c-brand-800)" />
      <path d="M196 58h20M196 78h20" stroke="#7e868e" strokeWidth="6" />
      <path d="M230 40l6-12M240 50l12-6M230 98l6 12M240 88l12 6" stroke="var(--c-amber-500)" strokeWidth="4" />
      <rect x="258" y="40" width="50" height="56" rx="8" fill="var(--c-brand-100)" stroke="var(--c-brand-600)" strokeWidth="3" />
      <path d="M270 58h10M270 78h10" stroke="var(--c-brand-800)" strokeWidth="6" />
      <path d="M308 68h24q20 0 20 14t20 14h48" stroke="var(--c-brand-200)" strokeWidth="6" />
    </svg>
  );
}
