/** Never throws, even if the page has replaced its console. */
export function quietly<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    try {
      console.error(error);
    } catch {}
  }
  return undefined;
}
