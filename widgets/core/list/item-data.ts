/** Passes an item's text fields from the server's HTML to the list that filters it. */
export interface ItemData<Field extends string> {
  /** The attributes of the item's element, one per field. */
  write(item: Readonly<Record<Field, string>>): Readonly<Record<string, string>>;
  /** The fields in the attributes; '' for a missing one. */
  read(element: Element): Record<Field, string>;
}

/**
 * Names the fields that a live list reads from each item. The host spreads {@link ItemData.write} on the item's
 * element, the widget calls {@link ItemData.read}: neither depends on the markup in it.
 * @param fields lower-case words
 */
export function defineItemData<const Field extends Lowercase<string>>(fields: readonly Field[]): ItemData<Field> {
  const attribute = (field: Field) => `data-item-${field}`;
  return {
    write: (item) => ({
      'data-item': '',
      ...Object.fromEntries(fields.map((field) => [attribute(field), item[field]])),
    }),
    // The cast: the type of fromEntries loses the names.
    read: (element) =>
      Object.fromEntries(fields.map((field) => [field, element.getAttribute(attribute(field)) ?? ''])) as Record<
        Field,
        string
      >,
  };
}
