import { describe, expect, it } from 'vitest';
import { createPhotoModel } from '../../../widgets/estimate-form/photos/photo-model.ts';
import type { UploadFailure } from '../../../widgets/estimate-form/photos/upload-photo.ts';

const aFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A model whose uploads end as scripted, in order; further uploads succeed. */
function modelWith(endings: (UploadFailure | 'hangs' | undefined)[] = []) {
  const log: string[] = [];
  const pauses: number[] = [];
  let sent = 0;
  let running = 0;
  let most = 0;
  const model = createPhotoModel({
    prepare: async (file) => {
      log.push(`prepare ${file.name}`);
      return { body: file };
    },
    upload: (body, onProgress) => {
      sent += 1;
      running += 1;
      most = Math.max(most, running);
      const ending = endings.shift();
      const id = `id-${sent}`;
      log.push(`send ${(body as File).name}`);
      onProgress(0.5);
      let abort = () => {};
      const done = new Promise<string>((resolve, reject) => {
        abort = () => reject({});
        if (ending === undefined) resolve(id);
        else if (ending !== 'hangs') reject(ending);
      }).finally(() => {
        running -= 1;
      });
      return { done, abort: () => abort() };
    },
    pause: async (ms) => void pauses.push(ms),
  });
  const statuses = () => model.store.getState().photos.map(({ status }) => status);
  return { model, log, pauses, statuses, most: () => most };
}

describe('the photos of a form', () => {
  it('are prepared and uploaded one at a time, and return their ids in order', async () => {
    const { model, log, most } = modelWith();
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect(log).toEqual(['prepare a', 'send a', 'prepare b', 'send b']);
    expect(most()).toBe(1);
    expect([model.ids(), model.hasTrouble()]).toEqual([['id-1', 'id-2'], false]);
  });

  it('are limited to six, with a notice if more were chosen', async () => {
    const { model } = modelWith();
    model.add(Array.from({ length: 8 }, (_, at) => aFile(`${at}`)));
    await model.settle();
    expect(model.ids()).toHaveLength(6);
    expect(model.store.getState().notice).toMatch(/^Only 6 photos/);
  });

  it('leave their places to the files that did not fit if the server refuses them', async () => {
    const refused = { refusal: 'This file is not a photo' };
    const { model, statuses } = modelWith([undefined, refused, refused, undefined, undefined, refused]);
    model.add(Array.from({ length: 10 }, (_, at) => aFile(`${at}`)));
    await model.settle();
    const ready = Array.from({ length: 3 }, () => 'ready');
    expect(statuses()).toEqual(['ready', 'refused', 'refused', 'ready', 'ready', 'refused', ...ready]);
    expect(model.ids()).toHaveLength(6);
    expect(model.store.getState().notice).toMatch(/^Only 6 photos/);
  });

  it('have no notice once every file had its turn', async () => {
    const { model } = modelWith([{ refusal: 'This file is empty' }]);
    model.add(Array.from({ length: 7 }, (_, at) => aFile(`${at}`)));
    await model.settle();
    expect([model.ids().length, model.store.getState().notice]).toEqual([6, '']);
  });

  it('fit beside refused ones, which take no place', async () => {
    const { model, statuses } = modelWith(Array.from({ length: 6 }, () => ({ refusal: 'This file is empty' })));
    model.add(Array.from({ length: 6 }, (_, at) => aFile(`empty${at}`)));
    await model.settle();
    model.add(Array.from({ length: 6 }, (_, at) => aFile(`${at}`)));
    await model.settle();
    expect([statuses().filter((status) => status === 'refused').length, model.ids().length]).toEqual([6, 6]);
  });

  it('are not prepared again for a retry', async () => {
    const { model, log, statuses } = modelWith([{}]);
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect([statuses(), model.hasTrouble()]).toEqual([['failed', 'ready'], true]);
    model.resume();
    await model.settle();
    expect([statuses(), model.ids()]).toEqual([
      ['ready', 'ready'],
      ['id-3', 'id-2'],
    ]);
    expect(log.filter((line) => line === 'prepare a')).toHaveLength(1);
  });

  it('are retried after a busy server’s Retry-After, with at most three attempts', async () => {
    const { model, pauses, statuses } = modelWith([{ waitSeconds: 5 }, { waitSeconds: 5 }, { waitSeconds: 5 }]);
    model.add([aFile('a')]);
    await model.settle();
    expect([pauses, statuses()]).toEqual([[5_000, 5_000], ['failed']]);
  });

  it('are not retried automatically after a long wait', async () => {
    const { model, pauses, statuses } = modelWith([{ waitSeconds: 600 }]);
    model.add([aFile('a')]);
    await model.settle();
    expect([pauses, statuses()]).toEqual([[], ['failed']]);
  });

  it('show the server’s reason if it refuses them, and are not retried', async () => {
    const { model, statuses } = modelWith([{ refusal: 'Not a photo' }]);
    model.add([aFile('a')]);
    await model.settle();
    model.resume();
    await model.settle();
    expect([statuses(), model.store.getState().photos[0]?.message]).toEqual([['refused'], 'Not a photo']);
  });

  it('do not blame the connection if the server answered', async () => {
    const { model } = modelWith([{ isBusy: true }, {}]);
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect(model.store.getState().photos.map(({ message }) => message)).toEqual([
      'Not sent. We cannot take photos right now.',
      'Not sent. Check your connection.',
    ]);
  });

  it('do not each wait for a dead connection', async () => {
    const { model, log, statuses } = modelWith([{ hasStalled: true }]);
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect([statuses(), log.filter((line) => line === 'send b')]).toEqual([['failed', 'failed'], []]);
    model.resume();
    await model.settle();
    expect(model.ids()).toHaveLength(2);
  });

  it('let the form be sent at once without those that are not ready', async () => {
    const { model } = modelWith([undefined as never, {}, 'hangs']);
    model.add([aFile('a'), aFile('b'), aFile('c'), aFile('d')]);
    await expect.poll(() => model.store.getState().photos[2]?.status).toBe('sending');
    const settled = model.settle();
    model.removeUnsent();
    await settled;
    expect([model.ids(), model.hasTrouble()]).toEqual([['id-1'], false]);
  });

  it('from before a reload are ready, and fill the places of others', async () => {
    const { model, statuses } = modelWith();
    model.restore([{ id: 'before', name: 'porch.jpg' }]);
    model.add(Array.from({ length: 6 }, (_, at) => aFile(`${at}`)));
    await model.settle();
    expect([statuses().length, model.ids()[0], model.stored()[0]?.name]).toEqual([6, 'before', 'porch.jpg']);
  });

  it('are uploaded again if the server lost them, or are gone, which does not keep the form from being sent', async () => {
    const { model, statuses } = modelWith();
    model.restore([{ id: 'before', name: 'porch.jpg' }]);
    model.add([aFile('a')]);
    await model.settle();
    expect(model.replaceGone(() => true)).toBe(false);
    await model.settle();
    expect([statuses(), model.ids(), model.hasTrouble()]).toEqual([['gone', 'ready'], ['id-2'], false]);
  });

  it('are kept unless the server lost them', async () => {
    const { model, statuses } = modelWith();
    model.restore([{ id: 'before', name: 'porch.jpg' }]);
    model.add([aFile('a'), aFile('b')]);
    await model.settle();
    expect(model.replaceGone(() => false)).toBe(false);
    expect(model.replaceGone((id) => id === 'id-1')).toBe(true);
    await model.settle();
    expect([statuses(), model.ids()]).toEqual([
      ['ready', 'ready', 'ready'],
      ['before', 'id-3', 'id-2'],
    ]);
  });

  it('can be removed while uploading, and the next one follows', async () => {
    const { model } = modelWith(['hangs']);
    model.add([aFile('a'), aFile('b')]);
    await expect.poll(() => model.store.getState().photos[0]?.status).toBe('sending');
    model.remove(1);
    await model.settle();
    expect(model.ids()).toEqual(['id-2']);
  });

  it('are sent if the connection was restored before they were added', async () => {
    const { model } = modelWith();
    model.resume();
    model.add([aFile('a')]);
    await model.settle();
    model.resume();
    await model.settle();
    model.add([aFile('b')]);
    await model.settle();
    expect(model.ids()).toEqual(['id-1', 'id-2']);
  });

  it('are discarded with the form', async () => {
    const { model } = modelWith();
    model.add([aFile('a')]);
    await model.settle();
    model.clear();
    expect([model.ids(), model.store.getState().photos]).toEqual([[], []]);
  });
});
