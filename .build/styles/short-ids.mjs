/**
 * Shortens the ids of a drawing.
 * @param mark prefix of each id
 * @param isKept whether an id stays unchanged
 * @throws Error naming references to missing ids
 */
export function withShortIds(markup, mark, isKept = () => false) {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const short = (id) => {
    const index = ids.indexOf(id);
    if (index < 0) throw new Error(`A drawing refers to ${JSON.stringify(id)}, which is not in it`);
    return isKept(id) ? id : mark + index.toString(36);
  };
  return markup.replace(/( id="|href="#|url\(#)([^")]+)/g, (_, before, id) => before + short(id));
}
