import type { ReactNode } from 'react';
import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { estimateLink } from '../estimate/estimate-link.tsx';
import { figures } from '../layout/base.css.ts';
import { CallLink, EmailText } from '../links.tsx';
import { Wide } from '../sections.tsx';
import * as styles from './layout.css.ts';

interface ClosingProps {
  heading: string;
  children: ReactNode;
  ask?: string;
  /** @default the phone */
  second?: ReactNode;
  href?: string;
  /** `lines`: phone and email as text. @default 'button' */
  reach?: 'button' | 'lines';
  className?: string;
}

export function Closing({
  heading,
  children,
  ask = 'Get Free Estimate',
  second = <CallLink className={styles.call} />,
  href = estimateLink(),
  reach = 'button',
  className = '',
}: ClosingProps) {
  const { phone, email } = business;
  return (
    <Wide className={`${styles.closing} ${className}`} aria-labelledby="closing" inner={styles.grid}>
      <h2 id="closing">{heading}</h2>
      <div>
        <p>{children}</p>
        <p className={styles.actions}>
          <a className={styles.ask} href={href}>
            {ask}
          </a>
          {reach === 'button' && second}
        </p>
        {reach === 'lines' && (
          <ul className={`${styles.reach} ${figures}`}>
            <li>
              <a href={ourPhone.href}>{phone.shown}</a>
            </li>
            <li>
              <a href={`mailto:${email}`}>
                <EmailText />
              </a>
            </li>
          </ul>
        )}
      </div>
    </Wide>
  );
}
