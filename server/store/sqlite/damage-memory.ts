export const saysDamaged = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown } | undefined)?.code));

/** What intact parts still accept would be lost in a restore. `onDamage` is called at most once. */
export function createDamageMemory(onDamage: (error: Error) => void) {
  let damage: Error | undefined;

  function note(error: unknown): void {
    if (damage || !saysDamaged(error)) return;
    const { code, message } = error as Error & { code: string };
    const advice = 'stop the server, restore a backup with "node dist/server/restore.js FILE --replace", then start it';
    damage = Object.assign(new Error(`The database is damaged (${message}): ${advice}`), { code });
    onDamage(damage);
  }

  return {
    note,
    guard<Calls extends object>(calls: Calls): Calls {
      const guarded = Object.entries(calls).map(([name, call]) => [
        name,
        async (...given: unknown[]) => {
          try {
            return await call(...given);
          } catch (error) {
            note(error);
            throw error;
          }
        },
      ]);
      return Object.fromEntries(guarded) as Calls;
    },
    check(): void {
      if (damage !== undefined) throw damage;
    },
  };
}
