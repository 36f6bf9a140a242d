/**
 * Remembers that a database was seen to be damaged: what another part of it still takes, a restore would put aside.
 * `watch` runs a look at the database and passes on what comes of it, `check` throws what a look found.
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
