import * as styles from './door.css.ts';

/** Left, top, width and height of each panel. */
const panels = [
  [72, 50, 42, 62],
  [126, 50, 42, 62],
  [72, 126, 42, 80],
  [126, 126, 42, 80],
  [72, 220, 42, 60],
  [126, 220, 42, 60],
] as const;

const boards = Array.from({ length: 15 }, (_, row) => `M0 ${18 + row * 20}h240`).join('');
const shade = panels.map(([x, y, width, height]) => `M${x} ${y + height}v-${height}h${width}`).join('');
const shine = panels.map(([x, y, width, height]) => `M${x} ${y + height}h${width}v-${height}`).join('');

export function Door({ hex }: { hex: string }) {
  return (
    <svg className={styles.door} viewBox="0 0 240 330" aria-hidden>
      <path fill="#e4dcc8" d="M0 0h240v330H0z" />
      <path stroke="#0000001c" d={boards} />
      <path fill="#00000030" d="M40 30h164v266H40z" />
      <path fill="#fffdf8" d="M36 14h168v12H36zM44 26h152v270H44z" />
      <path fill="#00000030" d="M44 26h152v3H44z" />
      <path fill="#2a2119" d="M60 38h120v258H60z" />
      <path fill="#f1c66b" fillOpacity=".55" d="M150 38h30v258h-46z" />
      <g className={styles.leaf}>
        <path fill={hex} d="M60 38h120v258H60z" />
        <path fill="none" stroke="#0007" strokeWidth="2" d={shade} />
        <path fill="none" stroke="#fff4" strokeWidth="2" d={shine} />
        <path fill="#d8ad4c" d="M102 211h36v5h-36zM60 284h120v10H60z" />
        <circle cx="174" cy="216" r="5.5" fill="#0005" />
        <circle cx="173" cy="214" r="5" fill="#e7b84a" />
      </g>
      <path fill="#2c3848" d="M216 96h12l-2 20h-8zM220 88h4v8h-4z" />
      <path fill="#f1c66b" d="M218 99h8l-1 14h-6z" />
      <path fill="#a9b0b3" d="M28 296h184v10H28z" />
      <path fill="#8b959b" d="M10 306h220v12H10z" />
      <path fill="#6d767c" d="M28 304h184v2H28zM0 318h240v12H0z" />
    </svg>
  );
}
