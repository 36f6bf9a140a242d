import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ContactMessage } from '../../../../catalogue/contracts/contact-message.ts';
import { EstimateRequest } from '../../../../catalogue/contracts/estimate-request.ts';
import { parse, parseTexts } from '../../../../catalogue/contracts/parse.ts';

it.each([
  ['estimate', EstimateRequest],
  ['contact', ContactMessage],
] as const)('the %s form gives the same answer with and without the messages for any field', (_, contract) => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'a@b.co', 'interior', 'x'.repeat(9), 'x'.repeat(10_000)));
  const values = fc.record(Object.fromEntries(Object.keys(contract.entries).map((name) => [name, text])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (input) => {
      expect(parseTexts(contract, input)).toEqual(parse(contract, input));
    }),
  );
});
