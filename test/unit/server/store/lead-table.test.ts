import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { leadTable } from '../../../../server/api/admin/export-formats.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import type { Store } from '../../../../server/store/store.ts';
import { aLead, noon } from '../../../store/support/samples.ts';

const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '＋1+1', '－1+1', '＠SUM(1)', '﹣1', '⁺1', '−1+1'];
/** Characters that some spreadsheets hide or remove. */
const unseen = [
  ...['', '\0', '\0\0', '\u0001', '\t', '\r', '\n', ' ', '\u00a0', '\u3000', '\u00ad', '\u061c', '\u180e', '\u200b'],
  ...['\u200d', '\u200e', '\u202e', '\u2028', '\u2060', '\u2800', '\u3164', '\ufeff', '\ufe0f', '\u{e0020}', '\u0301'],
  ' \0\u200b\t',
];
const risky = formulas.flatMap((formula) => unseen.map((before) => before + formula));
/** Tabs and line breaks are separators too. */
const defused = formulas.flatMap((formula) =>
  unseen.map((before) => `'${before}${/[\t\r\n]/.test(before) ? "'" : ''}${formula}`),
);
const harmless = ['Ann', "'=1", 'a=1', '"=1+1"', 'a;b=1', '1-2', 'x\r\ny', '"a"; "b"', '', '🏠 -', '\u200bAnn', '#1'];

const columns = {
  ...{ Name: 'name', Email: 'email', Phone: 'phone', Address: 'address', City: 'city', State: 'state' },
  ...{ 'ZIP code': 'zipCode', Service: 'serviceType', Subject: 'subject', Message: 'message', Colors: 'colors' },
};
const fields = (text: string) => Object.fromEntries(Object.values(columns).map((name) => [name, text]));

/** A lead with a text in every field that a visitor controls. */
function leadOf(text: string, at: number): Lead {
  return {
    ...aLead(`lead-${at}`, { fields: fields(text), source: { origin: text, page: text, campaign: text } }),
    mail: { status: 'sent', attempts: 1, nextTryAt: noon },
    triage: { status: 'new', revision: 0, history: [], notes: [{ id: 'n', at: noon, by: '', text }] },
  };
}

const tableOf = (texts: readonly string[]) => tableOfLeads(texts.map(leadOf));

async function tableOfLeads(leads: Lead[]) {
  const store: Pick<Store, 'inbox'> = { inbox: async () => ({ leads }) };
  let table = '';
  for await (const piece of leadTable(store)) table += piece;
  const rows: Record<string, string>[] = parse(table, { bom: true, columns: true, record_delimiter: '\r\n' });
  return { table, rows };
}

const theirs = [...Object.keys(columns), 'Site', 'Page', 'Campaign', 'Notes'];

it('starts no cell as a formula, with any prefix and in any spelling', async () => {
  const { rows } = await tableOf(risky);
  expect(rows).toHaveLength(risky.length);
  const wrong = rows.flatMap((row, at) =>
    theirs.filter((column) => row[column] !== defused[at]).map((column) => [column, row[column]]),
  );
  expect(wrong).toEqual([]);
});

it('starts no formula after a separator, for programs that expect another separator', async () => {
  const inner = [',', ';', '\t', '\r\n', '；', '; ', ';"', ';\u200b', ';\n"'].flatMap((before) =>
    formulas.map((formula) => [`a${before}${formula}`, `a${before}'${formula}`]),
  );
  const leading = formulas.map((formula) => [`;${formula}`, `;'${formula}`]);
  const pairs = [...inner, ...leading, ['+1 410 555 0187;=1;-2', "'+1 410 555 0187;'=1;'-2"]];
  const { rows } = await tableOf(pairs.map(([text = '']) => text));
  for (const column of theirs) expect(rows.map((row) => row[column])).toEqual(pairs.map(([, text]) => text));
});

it.each([
  ['+14105550187', '+1 410 555 0187'],
  ['+1 (410) 555-0187', '+1 410 555 0187'],
  ['+1-410-555-0187', '+1 410 555 0187'],
  ['4105550187', '410 555 0187'],
  ['call me', 'call me'],
  ['+1-410-555-0187; +1-410-555-0188', "'+1-410-555-0187; '+1-410-555-0188"],
  ['+14105550187+cmd', "'+14105550187+cmd"],
  ["+1 410 555 0187 cmd|' /C calc'!A0", "'+1 410 555 0187 cmd|' /C calc'!A0"],
  ['=4105550187', "'=4105550187"],
])('writes the telephone number %s as %s', async (phone, cell) => {
  const { rows } = await tableOf([phone]);
  expect(rows.map(({ Phone }) => Phone)).toEqual([cell]);
});

it.each([
  ['07030', '="07030"'],
  ['21601', '21601'],
  ['="07030"', `'="07030"`],
])('writes the ZIP code %s as %s', async (zip, cell) => {
  const { rows } = await tableOf([zip]);
  expect(rows.map((row) => row['ZIP code'])).toEqual([cell]);
});

it('quotes every cell, so that a separator inside starts no new cell, and changes no other text', async () => {
  const { table, rows } = await tableOf([...risky, ...harmless]);
  for (const column of theirs) expect(rows.slice(risky.length).map((row) => row[column])).toEqual(harmless);
  const bare = table.slice(1).replaceAll(/"(?:[^"]|"")*"/g, '""');
  expect(new Set(bare.split('\r\n').slice(0, -1))).toEqual(new Set([Array(25).fill('""').join(',')]));
});
