import { useEffect, useState } from 'react';
import type { ReplyTemplate, TemplateList } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';

const { answers: text } = strings;
const shownLetters = 90;

export function Answers({ api }: { api: AdminApi }) {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);
  const [uses, setUses] = useState<Readonly<Record<string, number>>>();
  useEffect(() => {
    api.get<TemplateList>('/reply-templates').then((list) => setTemplates(list.templates), console.error);
    api.get<Record<string, number>>('/reply-templates/uses').then(setUses, console.error);
  }, [api]);

  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        {templates.map((template) => (
          <Row key={template.id} title={template.name} about={text.quoted(firstWords(template.text))}>
            {uses && <small>{text.used(uses[template.id] ?? 0)}</small>}
          </Row>
        ))}
        <Row title={text.title} about={text.where}>
          <a className={lineButton} href="#content/templates">
            {text.edit}
          </a>
        </Row>
      </div>
    </section>
  );
}

function firstWords(whole: string): string {
  const line = whole.replace(/\s+/g, ' ').trim();
  return line.length > shownLetters ? `${line.slice(0, line.lastIndexOf(' ', shownLetters))} …` : line;
}
