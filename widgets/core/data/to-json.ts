/** JSON of plain data, also on pages where `Array.prototype.toJSON` or `Object.prototype.toJSON` makes it something else. */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value !== 'object' || !value) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}:${toJson(part)}`)
    .join()}}`;
}
