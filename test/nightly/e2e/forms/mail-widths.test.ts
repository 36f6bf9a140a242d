import { expect, it } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { exampleReceipt } from '../../../../server/mail/receipt-mail.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';
import { aLead, estimateFields } from '../../../unit/server/mail/a-lead.ts';

const publicUrl = 'https://brushline.example';
const present = createLeadMail({ from: 'a@b.example', to: [{ address: 'c@d.example' }], office: `${publicUrl}/admin` });
// As long as the ids that leads have.
const id = 'W'.repeat(43);
const email = `${'margaret.'.repeat(6)}tilghman@${'tilghman-'.repeat(5)}family.example`;
const mails = {
  'the owner’s': async () => present(aLead({ id, fields: { ...estimateFields, email } })),
  receipt: () => exampleReceipt({ publicUrl, sentence: '', now: new Date() }),
};

it.each(Object.keys(mails) as (keyof typeof mails)[])('%s mail is no wider than a phone', async (name) => {
  const page = await (await sharedBrowser()).newPage();
  await page.setContent((await mails[name]()).html);
  for (const width of [320, 360, 600]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.close();
});
