import stepBrush from '../../catalogue/drawings/step-brush.svg';
import stepCover from '../../catalogue/drawings/step-cover.svg';
import stepCutIn from '../../catalogue/drawings/step-cut-in.svg';
import stepMend from '../../catalogue/drawings/step-mend.svg';
import stepPatch from '../../catalogue/drawings/step-patch.svg';
import stepPrime from '../../catalogue/drawings/step-prime.svg';
import stepRinse from '../../catalogue/drawings/step-rinse.svg';
import stepRoll from '../../catalogue/drawings/step-roll.svg';
import stepScrape from '../../catalogue/drawings/step-scrape.svg';
import stepShield from '../../catalogue/drawings/step-shield.svg';
import stepSoap from '../../catalogue/drawings/step-soap.svg';
import stepTips from '../../catalogue/drawings/step-tips.svg';
import type { StepDrawing } from '../../catalogue/services/pages/service-page.ts';

export const stepDrawings: Record<StepDrawing, string> = {
  'step-scrape': stepScrape,
  'step-mend': stepMend,
  'step-prime': stepPrime,
  'step-brush': stepBrush,
  'step-cover': stepCover,
  'step-patch': stepPatch,
  'step-cut-in': stepCutIn,
  'step-roll': stepRoll,
  'step-shield': stepShield,
  'step-tips': stepTips,
  'step-soap': stepSoap,
  'step-rinse': stepRinse,
};
