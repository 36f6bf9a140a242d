/**
 * A drawing with short ids.
 * @param mark stands before each
 * @param isKept whether an id stays as it is
 * @throws Error naming what is referred to and not there
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
