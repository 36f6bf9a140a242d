import { createElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LeadDetail } from '../../catalogue/contracts/admin/lead.ts';
import { aLead } from './server/mail/a-lead.ts';

it('a field that is added to a form’s table shows wherever requests do', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { contactFields, contactReceiptLabels } = await import('../../catalogue/contracts/contact-fields.ts');
  const { mail, office, privatePage, exported, collected } = contactFields;
  for (const labels of [mail, office, privatePage, exported, contactReceiptLabels]) {
    Object.assign(labels, { company: 'Company' });
  }
  collected.push('your company');
  const [{ createLeadMail }, { leadTable }, { requestView }, { privacyPolicy }, { Facts }, receipt, receiptView] =
    await Promise.all([
      import('../../server/mail/lead-mail.ts'),
      import('../../server/api/admin/export-formats.ts'),
      import('../../server/leads/private-request.ts'),
      import('../../catalogue/company/legal.ts'),
      import('../../widgets/admin/inbox/lead/lead-facts.tsx'),
      import('../../widgets/contact-form/receipt.ts'),
      import('../../widgets/core/form/receipt/receipt-view.tsx'),
    ]);
  const { presentLeadDetail } = await import('../../server/api/admin/leads.ts');

  const fields = { firstName: 'Jane', company: 'Acme Docks' };
  const lead = aLead({ kind: 'contact', fields });
  const form = receipt.receiptOf(receipt.receiptWords);
  const sent = { id: 'x', receipt: { values: fields }, form, children: '' };
  const detail: LeadDetail = JSON.parse(JSON.stringify(presentLeadDetail(lead, [], { clock: 'plain', canSend: true })));
  let table = '';
  for await (const piece of leadTable({ inbox: async () => ({ leads: [lead] }) })) table += piece;
  const shown = {
    mail: createLeadMail({ from: 'a@b.example', to: [], office: '' })(lead).text,
    export: table,
    privatePage: JSON.stringify(requestView({ lead, expiresAt: new Date() }, '/request/x', new Date()).rows),
    office: render(createElement(Facts, { lead: detail })),
    receipt: render(createElement(receiptView.ReceiptView, sent)),
  };
  for (const text of Object.values(shown)) expect(text).toMatch(/Company.*Acme Docks/s);
  expect(JSON.stringify(privacyPolicy)).toContain('the subject, what you write, and your company.');
});
