import { useEffect, useState } from 'react';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import type { ReplyTemplate, TemplateList } from '../../../../catalogue/contracts/admin/reply-templates.ts';
import type { AdminApi } from '../../admin-api.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { strings } from '../strings.ts';
import { filled, templateLink } from './reply-link.ts';
import { templates } from './template-dialog.css.ts';

export function TemplateDialog({ lead, api, onClose }: { lead: LeadDetail; api: AdminApi; onClose: () => void }) {
  const [list, setList] = useState<readonly ReplyTemplate[] | 'failed'>();
  useEffect(() => {
    api.get<TemplateList>('/reply-templates').then(
      (answer) => setList(answer.templates),
      (error) => {
        console.error(error);
        setList('failed');
      },
    );
  }, [api]);
  function use({ id }: ReplyTemplate) {
    // Closing goes back in the history, which could stop the mail program.
    void api.send('POST', '/reply-templates/uses', { id }).catch(console.error).then(onClose);
  }

  return (
    <ModalDialog title={strings.templates} onClose={onClose}>
      {list === 'failed' && <p role="alert">{strings.templatesFailed}</p>}
      {list === undefined && <p role="status">{strings.loading}</p>}
      {Array.isArray(list) && (
        <ul className={templates}>
          {list.map((template) => (
            <li key={template.id}>
              <a href={templateLink(lead, template)} onClick={() => use(template)}>
                <b>{template.name}</b>
                <span>{filled(template.subject, lead)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="#content/templates">{strings.editTemplates}</a>
      </p>
    </ModalDialog>
  );
}
