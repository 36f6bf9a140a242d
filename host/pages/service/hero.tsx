import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import type { ServicePage } from '../../../catalogue/services/pages/service-page.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { figures, lead } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { QuizButton } from '../../components/quiz-button.tsx';
import { Scene } from '../../components/scene.tsx';
import * as styles from './hero.css.ts';

const passes =
  'M0 0V51q72 9 145-1V68q73 8 146-2V38q72 9 145-1V70q73 9 146-1V46q72 9 145-1V70q73 8 146-2V50q72 9 145-1V81q73 8 146-1V43q72 9 145-1V75q73 8 146-1V41q73 9 145 0V0z';

export function Hero({ page }: { page: ServicePage }) {
  return (
    <section className={`${styles.hero} ${styles.walls[page.serviceType]}`} aria-labelledby="title">
      <div className={styles.copy}>
        <p className={tape}>{page.name}</p>
        <h1 id="title">{page.hero.title}</h1>
        <p className={`${lead} ${styles.words}`}>{page.hero.lead}</p>
        <div className={styles.ways}>
          {page.quizLabel && page.serviceType !== 'pressure-washing' && (
            <div className={styles.quiz}>
              <QuizButton kind={page.serviceType} label={page.quizLabel} />
            </div>
          )}
          <a className={`${styles.call} ${figures}`} href={ourPhone.href}>
            Call {business.phone.shown}
          </a>
        </div>
      </div>
      <div className={styles.scene}>
        <Scene scene={page.scene} className={styles.drawing} />
        <svg className={styles.roll} viewBox="0 0 1600 92" aria-hidden="true">
          <path d={passes} />
        </svg>
        <PaintLabel color={page.wall.color} where={page.wall.where} className={styles.painted} />
      </div>
    </section>
  );
}
