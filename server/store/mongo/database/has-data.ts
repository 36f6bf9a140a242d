import { connectTo } from './connect.ts';

/**
 * Whether one of our servers has used the database in the URI. Changes nothing there; rejects if it does not respond.
 */
export async function hasMongoData(uri: string): Promise<boolean> {
  const { db, connected, close } = connectTo(uri, 'brushline-command');
  try {
    await connected();
    return (await db.listCollections({}, { nameOnly: true }).toArray()).length > 0;
  } finally {
    await close();
  }
}
