/** Unaffected by a page's `toJSON` on `Array.prototype` or `Object.prototype`. */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value !== 'object' || !value) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}:${toJson(part)}`)
    .join()}}`;
}
