export interface ItemData<Field extends string> {
  write(item: Readonly<Record<Field, string>>): Readonly<Record<string, string>>;
  /** '' for a missing field. */
  read(element: Element): Record<Field, string>;
}

/** Neither the host, which writes, nor the widget, which reads, depends on the item's markup. */
export function defineItemData<const Field extends Lowercase<string>>(fields: readonly Field[]): ItemData<Field> {
  const attribute = (field: Field) => `data-item-${field}`;
  return {
    write: (item) => ({
      'data-item': '',
      ...Object.fromEntries(fields.map((field) => [attribute(field), item[field]])),
    }),
    // The type of fromEntries loses the names.
    read: (element) =>
      Object.fromEntries(fields.map((field) => [field, element.getAttribute(attribute(field)) ?? ''])) as Record<
        Field,
        string
      >,
  };
}
