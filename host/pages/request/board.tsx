import { brand } from '../../../catalogue/brand.ts';
import type { Step } from './words.ts';

const { ink } = brand.colors;
const coats = {
  done: 'M0 0h200v36H0z',
  now: 'M0 0h96q18 2 30 0l-6 5 22 1-16 5 24 2-20 4 14 4-26 3 18 4-30 4 10 4H0z',
  todo: '',
} as const;

export const Board = ({ status }: Pick<Step, 'status'>) => (
  <svg viewBox="0 0 200 36" preserveAspectRatio="none" aria-hidden="true">
    <path fill="#cdbf9f" d="M0 0h200v36H0z" />
    <path fill="none" stroke={`${ink}22`} d="M0 11q50-5 100 0t100-1M0 23q60 4 120-1t80 2" />
    {coats[status] && <path fill="#f6efdc" d={coats[status]} />}
    <path fill={`${ink}26`} d="M0 32h200v4H0zM198.5 0h1.5v36h-1.5z" />
  </svg>
);
