import { trapByHand } from '../store/rules/is-held.ts';

const words: Readonly<Record<string, string>> = {
  trap: 'A field was filled in that no visitor sees.',
  [trapByHand]: 'A field was filled in that no visitor sees, but somebody took time to write.',
  speed: 'The form was sent sooner than anybody types.',
  links: 'The message is full of links.',
  'link-in-field': 'A link stands where a name or an address belongs.',
  scrambled: 'Several fields hold random letters.',
  repeats: 'Others have sent the same message.',
  offer: 'It looks like an offer, not like a request.',
  flood: 'Far more requests than usual came in that day.',
};

/** Why a lead looked like spam, as a sentence. */
export const spamReasonText = (reason: string): string => words[reason] ?? reason;
