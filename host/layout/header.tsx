import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Late } from '../late.tsx';

/** placeholder until drawn */
export function Header({ current }: { areas: Late<readonly ServiceArea[] | undefined>; current: string }) {
  return <header data-current={current} />;
}
