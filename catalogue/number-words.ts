const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count as a sentence spells it: `sixteen`, `twenty-three`; digits from a hundred on. */
export function numberWord(count: number): string {
  if (count < 20) return small.split(' ')[count] ?? String(count);
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return String(count);
  return count % 10 === 0 ? ten : `${ten}-${numberWord(count % 10)}`;
}

/** The same at the beginning of a sentence. */
export const capitalNumberWord = (count: number): string =>
  numberWord(count).replace(/^./, (letter) => letter.toUpperCase());
