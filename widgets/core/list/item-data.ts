/** How the fields of an item, all of them text, travel from the server's HTML to the list that filters it. */
export interface ItemData<Field extends string> {
  /** The attributes of the item's element, one a field. */
  write(item: Readonly<Record<Field, string>>): Readonly<Record<string, string>>;
  /** What the attributes say; '' for one that is missing. */
  read(element: Element): Record<Field, string>;
}

/**
 * Names what a live list reads of each item. The host spreads {@link ItemData.write} on the item's element, the widget
 * calls {@link ItemData.read}: neither depends on the markup in it.
 * @param fields lower-case words
 */
export function defineItemData<const Field extends Lowercase<string>>(fields: readonly Field[]): ItemData<Field> {
  const attribute = (field: Field) => `data-item-${field}`;
  return {
    write: (item) => ({
      'data-item': '',
      ...Object.fromEntries(fields.map((field) => [attribute(field), item[field]])),
    }),
    // The cast: fromEntries forgets which names it was given.
    read: (element) =>
      Object.fromEntries(fields.map((field) => [field, element.getAttribute(attribute(field)) ?? ''])) as Record<
        Field,
        string
      >,
  };
}
