import { MongoServerError } from 'mongodb';

/**
 * Inserts unless the `_id` is taken; true when this call did. Plain inserts, never upserts: racing upserts may answer
 * that each of them made the document (seen with FerretDB 2.7), racing inserts let exactly one in.
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
