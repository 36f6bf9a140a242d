import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { lead } from '../../components/layout/base.css.ts';
import { head } from './page.css.ts';

export function Head() {
  return (
    <div className={head}>
      <div>
        <p className={tape}>Paint colors</p>
        <h1>Find it on the wall.</h1>
      </div>
      <p className={lead}>
        Choose a color to put it on your list, then email us the list: we bring painted samples to the free estimate.
      </p>
    </div>
  );
}
