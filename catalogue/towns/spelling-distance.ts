/** Optimal string alignment; case-sensitive. */
export function spellingDistance(one: string, other: string): number {
  const width = other.length + 1;
  const cost = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => cost[i * width + j] ?? 0;
  for (let i = 0; i <= one.length; i++) {
    for (let j = 0; j < width; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      cost[i * width + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (isSame ? 0 : 1),
              isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
            );
    }
  }
  return at(one.length, other.length);
}
