import type { ReactNode } from 'react';
import { table } from '../ui/table.css.ts';
import { figures, hint } from './reports.css.ts';
import { strings } from './strings.ts';

interface FiguresProps {
  id: string;
  title: string;
  note?: string;
  /** The first column names the row, the others are figures. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** URLs may be wider than a phone. */
  hasUrls?: boolean;
  sum?: readonly ReactNode[];
}

export function Figures({ id, title, note, columns, rows, hasUrls, sum }: FiguresProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note && <p className={hint}>{note}</p>}
      {rows.length === 0 ? (
        <p>{strings.none}</p>
      ) : (
        <table className={`${table} ${figures}`} data-urls={hasUrls || undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={String(row[0])} cells={row} />
            ))}
          </tbody>
          {sum && (
            <tfoot>
              <Row cells={sum} />
            </tfoot>
          )}
        </table>
      )}
    </section>
  );
}

function Row({ cells: [name, ...others] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
