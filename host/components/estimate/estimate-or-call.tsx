import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { figures } from '../layout/base.css.ts';
import { estimateLink } from './estimate-link.ts';

interface EstimateOrCallProps {
  className: string;
  /** @default the estimate form without a chosen service */
  href?: string;
}

export const EstimateOrCall = ({ className, href = estimateLink() }: EstimateOrCallProps) => (
  <p className={className}>
    <a className={button} href={href}>
      Get Free Estimate
    </a>
    <a className={`${lineButton} ${figures}`} href={ourPhone.href}>
      Call {business.phone.shown}
    </a>
  </p>
);
