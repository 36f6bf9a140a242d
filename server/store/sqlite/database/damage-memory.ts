/**
 * Records that damage was found in the database: data that its intact parts still accept would be lost in a restore.
 * `watch` runs a read and returns its result; `check` throws if damage was found.
 */
export function createDamageMemory() {
  let damage: unknown;

  return {
    async watch<Result>(look: () => Promise<Result>): Promise<Result> {
      try {
        return await look();
      } catch (error) {
        if (/^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))) damage ??= error;
        throw error;
      }
    },
    check(): void {
      if (damage !== undefined) throw damage;
    },
  };
}
