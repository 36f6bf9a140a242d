/** Not a background, so it needs no inline style and prints. */
export const Paint = ({ hex }: { hex: string }) => (
  <svg aria-hidden="true">
    <rect width="100%" height="100%" fill={hex} />
  </svg>
);
