import { describe, expect, it } from 'vitest';
import { memoryDraft } from '../../../widgets/core/runtime/draft.ts';
import { readStoredPhotos, writeStoredPhotos } from '../../../widgets/estimate-form/photos/stored-photos.ts';

const photo = { id: 'abcdefghijklmnopqrstuv', name: 'porch.jpg' };

describe('uploaded photos in a draft', () => {
  it('are kept beside the fields, and removed with the last photo', () => {
    const draft = memoryDraft();
    draft.write({ name: 'Ann' });
    writeStoredPhotos(draft, [photo]);
    expect([readStoredPhotos(draft), draft.read()?.name]).toEqual([[photo], 'Ann']);
    writeStoredPhotos(draft, []);
    expect(draft.read()).toEqual({ name: 'Ann' });
  });

  it('leave no empty draft, which would look like input', () => {
    const draft = memoryDraft();
    writeStoredPhotos(draft, []);
    expect(draft.read()).toBeUndefined();
    writeStoredPhotos(draft, [photo]);
    writeStoredPhotos(draft, []);
    expect(draft.read()).toBeUndefined();
  });

  it.each(['', '{', 'null', '{}', '[null,1,{"id":"x","name":"a"},{"id":"abcdefghijklmnopqrstuv"}]'])(
    'are none if it holds %j',
    (text) => {
      const draft = memoryDraft();
      draft.write({ uploads: text });
      expect(readStoredPhotos(draft)).toEqual([]);
    },
  );
});
