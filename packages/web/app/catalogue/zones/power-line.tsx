const wires = [0, 22, 44].map((drop) => `M-20 ${78 + drop}Q150 ${170 + drop} 300 ${84 + drop}T640 ${70 + drop}`);

/** Two towers, their wires and the sun, in whatever colours the skin has. */
export function PowerLine({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 276" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <circle cx="470" cy="66" r="34" fill="var(--c-amber-500)" />
      <g fill="none" stroke="#fff" strokeWidth="1" opacity="0.35">
        {wires.map((wire) => (
          <path key={wire} d={wire} />
        ))}
      </g>
      <g fill="none" stroke="#fff" strokeWidth="2" opacity="0.75">
        <path d="M276 276 296 40h8l20 236M262 84h76M250 106h100M264 128h72" />
        <path d="M292 128l24 52M308 128l-24 52M284 180l36 48M316 180l-36 48M280 228l44 48M320 228l-44 48" strokeWidth="1.4" />
      </g>
      <g fill="none" stroke="#fff" strokeWidth="1.6" opacity="0.45">
        <path d="M516 276 530 110h6l14 166M504 142h58M496 158h74M506 174h54" />
        <path d="M528 174l12 40M538 174l-12 40M526 214l22 62M540 214l-22 62" />
      </g>
      <path d="M0 262Q150 232 320 258T600 240V276H0z" fill="var(--c-brand-900)" opacity="0.8" />
    </svg>
  );
}
