import { isStrictDynamic, mergePolicy } from '../../catalogue/content-security-policy.ts';
import { strings } from './strings.ts';
import { Verdict } from './verdict.tsx';
import * as styles from './view.css.ts';

export function PolicyVerdict({ policy, origin }: { policy: string; origin: string }) {
  if (isStrictDynamic(policy)) return <Verdict of={strings.nonces(origin)} />;
  const parts = mergePolicy(policy, origin);
  if (parts.length === 0) return <Verdict of={strings.noPolicy} />;
  if (!parts.some(({ isAdded }) => isAdded)) return <Verdict of={strings.enough} />;
  return (
    <>
      <Verdict of={strings.tooStrict} />
      <p className={styles.merged}>
        {strings.header}{' '}
        {parts.map(({ text, isAdded }, at) => {
          const key = `${at} ${text}`;
          return isAdded ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
        })}
      </p>
    </>
  );
}
