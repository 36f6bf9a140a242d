import { MongoServerError } from 'mongodb';

/**
 * Inserts unless the `_id` exists; true if this call inserted. Uses plain inserts, never upserts: concurrent upserts
 * may each report that they created the document (seen with FerretDB 2.7), while exactly one of concurrent inserts
 * succeeds.
 */
export async function insertIfAbsent(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 11000) return false;
    throw error;
  }
}
