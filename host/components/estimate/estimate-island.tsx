import type { ServiceType } from '../../../catalogue/contracts/form-names.ts';
import { estimateForm } from '../../../widgets/estimate-form/ssr.tsx';
import type { PageContext } from '../../page.ts';
import { answeredForm } from '../../rendering/posted-form.ts';
import { Island } from '../island.tsx';

interface EstimateIslandProps {
  context: Pick<PageContext, 'path' | 'posted'>;
  service?: ServiceType;
  className?: string;
  values?: Readonly<Record<string, string>>;
}

export const EstimateIsland = ({ context, service, className = '', values }: EstimateIslandProps) => (
  <Island
    widget={estimateForm}
    id="e"
    className={className}
    options={{ service, heading: 'shown' }}
    data={{ action: context.path, posted: answeredForm('estimate', context), values }}
  />
);
