const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** `sixteen`, `twenty-three`; digits from one hundred up. */
export function numberWord(count: number): string {
  if (count < 20) return small.split(' ')[count] ?? String(count);
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return String(count);
  return count % 10 === 0 ? ten : `${ten}-${numberWord(count % 10)}`;
}

export const capitalNumberWord = (count: number): string =>
  numberWord(count).replace(/^./, (letter) => letter.toUpperCase());
