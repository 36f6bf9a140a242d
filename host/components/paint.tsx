/** An SVG, not a background: needs no inline style and prints. */
export function Paint({ hex, className }: { hex: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}
