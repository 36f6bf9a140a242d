import { type FormEvent, useState } from 'react';
import { acceptedPhotos } from '../../../catalogue/accepted-photos.ts';
import { photoRules } from '../../../catalogue/photo-file.ts';
import { createPreparePhoto } from '../../core/form/prepare-photo.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { sentenceOf } from '../admin-api.ts';
import { picture } from './content.css.ts';
import { strings } from './strings.ts';

interface PictureUploadProps {
  id: string;
  /** Empty for none. */
  path: string;
  upload: (file: Blob) => Promise<string>;
  onPath: (path: string) => void;
}

const prepare = createPreparePhoto(photoRules);

/** Saving the post publishes the picture. */
export function PictureUpload({ id, path, upload, onPath }: PictureUploadProps) {
  const [status, setStatus] = useState<'idle' | 'busy'>('idle');
  const [message, setMessage] = useState('');

  async function onFile({ currentTarget }: FormEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    currentTarget.value = '';
    if (!file || status === 'busy') return;
    setStatus('busy');
    setMessage('');
    try {
      const { body, refusal } = await prepare(file);
      if (refusal) setMessage(refusal);
      else onPath(await upload(body));
    } catch (error) {
      console.error(error);
      setMessage(sentenceOf(error, strings.uploadFailed));
    }
    setStatus('idle');
  }

  return (
    <div className={picture}>
      {path.startsWith('/') && !path.startsWith('//') && <img src={path} alt="" width="160" height="100" />}
      <label className={lineButton} htmlFor={id}>
        {status === 'busy' ? strings.uploading : strings.upload}
        <input id={id} type="file" accept={acceptedPhotos} onChange={onFile} />
      </label>
      {message && <p role="alert">{message}</p>}
    </div>
  );
}
